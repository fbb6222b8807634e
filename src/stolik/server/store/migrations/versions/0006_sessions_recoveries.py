"""Sessions that can be told apart, links for a lost password, notices that belong to no table"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("devices", sa.Column("agent", sa.String(length=60), nullable=False, server_default=""))
    op.add_column("devices", sa.Column("seen", sa.Float(), nullable=True))
    op.create_index("ix_devices_account", "devices", ["account"], unique=False)
    op.create_index("ix_accounts_email", "accounts", ["email"], unique=False)
    op.create_table(
        "recoveries",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_recoveries_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_recoveries")),
    )
    op.create_index("ix_recoveries_account", "recoveries", ["account"], unique=False)
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("table_id", existing_type=sa.String(length=24), nullable=True)
