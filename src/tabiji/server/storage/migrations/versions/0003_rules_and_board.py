"""Under which rules and on which board a match is played: of earlier ones it is not known."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """From 0002."""
    op.add_column("matches", sa.Column("rules", sa.Integer))
    op.add_column("matches", sa.Column("board", sa.String(16)))
