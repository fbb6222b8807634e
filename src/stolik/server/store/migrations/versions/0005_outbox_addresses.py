"""Notices that wait to be sent, and addresses that were confirmed"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("email", sa.String(length=200), nullable=False, server_default=""))
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("claimed", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    op.create_index("ix_outbox_sent_at", "outbox", ["sent", "at"], unique=False)
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"], unique=False)
    op.create_table(
        "addresses",
        sa.Column("email", sa.String(length=200), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("mailed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("email", name=op.f("pk_addresses")),
        sa.UniqueConstraint("token", name=op.f("uq_addresses_token")),
    )
