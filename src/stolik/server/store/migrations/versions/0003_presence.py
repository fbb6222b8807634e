"""Who was seen when, and when nobody served"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Float(), nullable=True))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("stopped", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outages")),
    )
