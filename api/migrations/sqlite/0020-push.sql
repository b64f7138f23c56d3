-- Phones of the staff that are told of bookings and messages.

-- The key under which this site is known to push services (VAPID, RFC 8292), as base64url. Every phone was switched on
-- with it: another one would mean to ask each of them anew.
CREATE TABLE push_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  public_key TEXT NOT NULL,
  private_key TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- What a member wants to be told; without a row everything, at any time. quiet_*: HH:MM at the property.
CREATE TABLE push_settings (
  member_id TEXT PRIMARY KEY REFERENCES staff_members (id) ON DELETE CASCADE,
  kinds TEXT NOT NULL CHECK (json_valid(kinds)),
  quiet_from TEXT,
  quiet_until TEXT,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT, WITHOUT ROWID;

-- session_id: the session in which it was used last. It goes when somebody ends that session; one that is over by time
-- alone leaves it behind, without a session.
CREATE TABLE push_subscriptions (
  id TEXT PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  session_id TEXT REFERENCES staff_sessions (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  lang TEXT NOT NULL,
  used_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_by_member ON push_subscriptions (member_id);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);
