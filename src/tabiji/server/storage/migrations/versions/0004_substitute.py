"""Which bot takes over from people at a table: earlier versions had Sora for whoever resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """From 0003."""
    op.add_column(
        "matches", sa.Column("substitute", sa.String(16), nullable=False, server_default="sora")
    )
