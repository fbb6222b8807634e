"""Who looks after a table and when it is due; what follows from its entries"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_leases_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )
    op.create_index("ix_leases_due", "leases", ["due"], unique=False)
    # What is due at a running table is found out by looking at it once.
    due = "CASE WHEN status = 'playing' THEN 0 END"
    op.execute(f"INSERT INTO leases (table_id, owner, epoch, due) SELECT id, '', 0, {due} FROM tables")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=60), nullable=False),
        sa.Column("fingerprint", sa.String(length=16), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
