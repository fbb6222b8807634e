"""Everything of Arcana that travels. Never compiled: a compiled Struct loses what makes it one.

Names of the things that messages mention, and texts about them:
messages: arcana-card-*, arcana-objective-*, arcana-zone-*, arcana-back-*, arcana-guild-*, arcana-district-*,
arcana-arcanum-*, arcana-kind-*, arcana-effect-*, arcana-notice-*, arcana-preset-*, arcana-rules-*, arcana-rule-*
"""
