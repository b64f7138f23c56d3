-- phase: expand
-- What the site found wrong with itself: one row for each time that a cause lasted. No guest is in it.
CREATE TABLE alarms (
  id INTEGER PRIMARY KEY,
  -- name of the check (api/src/watch/checks)
  cause TEXT NOT NULL,
  severity TEXT NOT NULL CHECK (severity IN ('soon', 'urgent')),
  -- JSON: the figures that its words show
  facts TEXT NOT NULL,
  began_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  ended_at TEXT,
  -- when the owner was told, and with which severity
  told_at TEXT,
  told_as TEXT
) STRICT;
CREATE UNIQUE INDEX alarms_open ON alarms (cause) WHERE ended_at IS NULL;
CREATE INDEX alarms_told ON alarms (cause, told_at);
