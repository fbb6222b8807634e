## Words of the command line.

cli-games-name = Name
cli-games-title = Game
cli-games-seats = Players
cli-games-option = Option
cli-games-values = Values
cli-games-meaning = Meaning

## For operators

operator-table = Table
operator-game = Game
operator-status = Status
operator-players = Players
operator-entries = Entries
operator-last = Last activity
operator-host = Host
operator-created = Created
operator-who = Who
operator-since = Since
operator-note = Note
operator-quota = Quota
operator-settings = Settings
operator-decided = Decided
operator-visitor = Visitor
operator-seconds = Seconds
operator-share = Share
operator-deleted = { $count ->
    [one] 1 table is deleted.
   *[other] { $count } tables are deleted.
}
operator-load = Thinking time since the start: { $seconds } s. Waiting: { $waiting }. Hurried: { $hurried }.
