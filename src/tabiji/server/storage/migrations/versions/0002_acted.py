"""Whether anybody ever did anything at a table: what an earlier version kept, stays."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From 0001."""
    op.add_column(
        "matches", sa.Column("acted", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_index("matches_nobody_acted_at", "matches", ["acted", "changed"])
