-- How a partner hears of its bookings: by mail or by a webhook. The secret of a webhook stands nowhere: it is derived
-- from a signing key, the partner and a number. ended_by: the owner turned notices off, or the partner's server did.
-- told_at: since the owner was told that they do not get through.
CREATE TABLE notice_settings (
  partner_id TEXT PRIMARY KEY REFERENCES partners (id) ON DELETE CASCADE,
  way TEXT NOT NULL CHECK (way IN ('mail', 'webhook')),
  address TEXT NOT NULL,
  lang TEXT NOT NULL,
  secret_key_id TEXT REFERENCES signing_keys (id),
  secret_version INTEGER NOT NULL DEFAULT 0,
  since TEXT NOT NULL,
  ended_at TEXT,
  ended_by TEXT CHECK (ended_by IN ('owner', 'partner')),
  told_at TEXT,
  CHECK (way = 'mail' OR secret_key_id IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- What a partner is told about one booking, as it was then, as the JSON that is sent in every attempt; nothing about
-- the guest. It is written in the transaction of what it tells about, with the row of the outbox that sends it.
CREATE TABLE partner_notices (
  id TEXT PRIMARY KEY,
  partner_id TEXT NOT NULL REFERENCES partners (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (json_valid(content)),
  created_at TEXT NOT NULL,
  outbox_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX partner_notices_by_partner ON partner_notices (partner_id, created_at);
