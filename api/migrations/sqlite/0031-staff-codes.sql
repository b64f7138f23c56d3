-- Devices on which a member has signed in: a code for one of them has limits of its own, which no stranger can use up.
CREATE TABLE staff_devices (
  token_hash BLOB NOT NULL,
  member_id TEXT NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  used_at TEXT NOT NULL,
  PRIMARY KEY (token_hash, member_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_devices_by_member ON staff_devices (member_id);

-- The code that holds for a member, and one for each device on which they were before. It is derived from its id.
DROP TABLE staff_codes;
CREATE TABLE staff_codes (
  id TEXT PRIMARY KEY,
  member_id TEXT NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
  -- SHA-256 of the device's token; null: for all other devices
  device BLOB,
  attempts INTEGER NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_codes_by_member ON staff_codes (member_id);
