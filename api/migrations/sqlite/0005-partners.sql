-- Those who show our rooms and our booking form on pages of their own. A partner that has ended stays for its
-- statements; nothing is booked through it any more.
CREATE TABLE partners (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'ended')),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Exactly as a browser says them. Two partners may share one: each has its pages on it.
CREATE TABLE partner_origins (
  origin TEXT NOT NULL,
  partner_id TEXT NOT NULL REFERENCES partners (id) ON DELETE CASCADE,
  PRIMARY KEY (origin, partner_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX partner_origins_by_partner ON partner_origins (partner_id);

-- Through whom a guest came: on the partner's own page, or by its link to ours.
ALTER TABLE bookings ADD COLUMN partner_id TEXT REFERENCES partners (id);
ALTER TABLE bookings ADD COLUMN partner_way TEXT CHECK (partner_way IN ('origin', 'link'));
ALTER TABLE bookings ADD COLUMN campaign TEXT;

-- A statement reads one partner's stays of a month.
CREATE INDEX bookings_by_partner ON bookings (partner_id, check_out) WHERE partner_id IS NOT NULL;
