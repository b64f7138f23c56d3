-- The staff of the front desk: apart from guests, with sessions of their own. Of every token only the SHA-256 is kept.

CREATE TABLE staff_members (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'desk', 'housekeeping')),
  email TEXT,
  created_at TEXT NOT NULL,
  -- when the first link was accepted
  accepted_at TEXT
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX staff_members_by_name ON staff_members (lower(name));
CREATE UNIQUE INDEX staff_members_by_email ON staff_members (lower(email)) WHERE email IS NOT NULL;

-- One-time links to begin with. The first that is used ends the others of its member.
CREATE TABLE staff_invites (
  token_hash BLOB PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_invites_by_member ON staff_invites (member_id);

-- id: of the credential, as base64url. counter: how often it was used, as far as the device counts.
CREATE TABLE staff_passkeys (
  id TEXT PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  device_name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_passkeys_by_member ON staff_passkeys (member_id);

-- What a passkey is asked to sign; each is answered once.
CREATE TABLE staff_challenges (
  challenge TEXT PRIMARY KEY,
  -- what it is for, and for whom: 'sign in', 'accept MEMBER', 'add SESSION', 'prove SESSION'
  purpose TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_challenges_by_expiry ON staff_challenges (expires_at);

-- The code that was mailed last to a member.
CREATE TABLE staff_codes (
  member_id TEXT PRIMARY KEY REFERENCES staff_members (id) ON DELETE CASCADE,
  code_hash BLOB NOT NULL,
  attempts INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- proved_at: when a passkey was used last in it.
CREATE TABLE staff_sessions (
  id TEXT PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  token_hash BLOB NOT NULL UNIQUE,
  signed_in_by TEXT NOT NULL CHECK (signed_in_by IN ('passkey', 'code')),
  device TEXT NOT NULL,
  created_at TEXT NOT NULL,
  last_seen_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  proved_at TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_sessions_by_member ON staff_sessions (member_id);
CREATE INDEX staff_sessions_by_expiry ON staff_sessions (expires_at);

-- What the staff writes about a stay, for the staff; forgotten with the guest.
ALTER TABLE bookings ADD COLUMN note TEXT;

-- State of a unit as housekeeping reports it; a unit without a row counts as clean. block_id: the nights that cannot be
-- sold while the unit is out of order.
CREATE TABLE unit_states (
  unit_id INTEGER PRIMARY KEY REFERENCES units (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('clean', 'dirty', 'inspected', 'out_of_order')),
  changed_at TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  block_id INTEGER REFERENCES blocks (id) ON DELETE SET NULL
) STRICT;

-- What waits for somebody.
CREATE INDEX messages_open ON messages (created_at) WHERE answered_at IS NULL;
CREATE INDEX outbox_given_up ON outbox (given_up_at) WHERE given_up_at IS NOT NULL;

-- Changes that open pages of the front desk must read again, made by guests, staff, the command line or time. Triggers
-- write them, so that no way of writing is forgotten; the last thousand are kept.
CREATE TABLE desk_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL
) STRICT;

CREATE TRIGGER bookings_tell_insert AFTER INSERT ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;
CREATE TRIGGER bookings_tell_update AFTER UPDATE OF status, room_type_id, unit_id, check_in, check_out, guests, first_name,
  last_name, email, phone, special_request, total_cents, cancelled_at, refund, pinned_at, arrived_on, ended_on,
  arrival_told_at, note ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;

CREATE TRIGGER blocks_tell_insert AFTER INSERT ON blocks
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('block', NEW.id); END;
CREATE TRIGGER blocks_tell_delete AFTER DELETE ON blocks
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('block', OLD.id); END;

CREATE TRIGGER messages_tell_insert AFTER INSERT ON messages
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', NEW.id); END;
CREATE TRIGGER messages_tell_update AFTER UPDATE ON messages
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', NEW.id); END;
CREATE TRIGGER message_replies_tell AFTER INSERT ON message_replies
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('message', NEW.message_id); END;

CREATE TRIGGER testimonials_tell_insert AFTER INSERT ON testimonials
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('review', NEW.id); END;
CREATE TRIGGER testimonials_tell_update AFTER UPDATE ON testimonials
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('review', NEW.id); END;

CREATE TRIGGER unit_states_tell_insert AFTER INSERT ON unit_states
BEGIN
  INSERT INTO desk_changes (kind, subject)
  SELECT 'unit', room_type_id || '/' || number FROM units WHERE id = NEW.unit_id;
END;
CREATE TRIGGER unit_states_tell_update AFTER UPDATE ON unit_states
BEGIN
  INSERT INTO desk_changes (kind, subject)
  SELECT 'unit', room_type_id || '/' || number FROM units WHERE id = NEW.unit_id;
END;

CREATE TRIGGER staff_members_tell_insert AFTER INSERT ON staff_members
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.id); END;
CREATE TRIGGER staff_members_tell_update AFTER UPDATE ON staff_members
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', NEW.id); END;
CREATE TRIGGER staff_members_tell_delete AFTER DELETE ON staff_members
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('member', OLD.id); END;
