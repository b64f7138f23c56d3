-- Phones of the staff that are told of bookings and messages.

-- The key under which this site is known to push services (VAPID, RFC 8292), as base64url. Every phone was switched on
-- with it: another one would mean to ask each of them anew.
CREATE TABLE push_keys (
  id bigint PRIMARY KEY CHECK (id = 1),
  public_key text COLLATE "C" NOT NULL,
  private_key text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL
);

-- What a member wants to be told; without a row everything, at any time. quiet_*: HH:MM at the property.
CREATE TABLE push_settings (
  member_id text COLLATE "C" PRIMARY KEY REFERENCES staff_members (id) ON DELETE CASCADE,
  kinds json NOT NULL,
  quiet_from text COLLATE "C",
  quiet_until text COLLATE "C",
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- session_id: the session in which it was used last. It goes when somebody ends that session; one that is over by time
-- alone leaves it behind, without a session.
CREATE TABLE push_subscriptions (
  id text COLLATE "C" PRIMARY KEY,
  member_id text COLLATE "C" NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  session_id text COLLATE "C" REFERENCES staff_sessions (id) ON DELETE CASCADE,
  endpoint text COLLATE "C" NOT NULL UNIQUE,
  p256dh text COLLATE "C" NOT NULL,
  auth text COLLATE "C" NOT NULL,
  lang text COLLATE "C" NOT NULL,
  used_at text COLLATE "C" NOT NULL
);
CREATE INDEX push_subscriptions_by_member ON push_subscriptions (member_id);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);
