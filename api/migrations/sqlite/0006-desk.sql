-- What the owner does from the desk: nights that are closed, calendars for booking portals, and who changed what.

-- Nights of one unit that cannot be booked: repairs, the owner's family, a portal's guests.
CREATE TABLE blocks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  unit_id INTEGER NOT NULL REFERENCES units (id) ON DELETE CASCADE,
  first_night TEXT NOT NULL,
  until TEXT NOT NULL CHECK (until > first_night),
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- One inventory for both, so that the same primary key keeps a block and a booking apart as it does two bookings.
CREATE TABLE nights (
  unit_id INTEGER NOT NULL REFERENCES units (id),
  night TEXT NOT NULL,
  booking_id INTEGER REFERENCES bookings (id) ON DELETE CASCADE,
  block_id INTEGER REFERENCES blocks (id) ON DELETE CASCADE,
  PRIMARY KEY (unit_id, night),
  CHECK ((booking_id IS NULL) <> (block_id IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO nights (unit_id, night, booking_id) SELECT unit_id, night, booking_id FROM booking_nights;
DROP TABLE booking_nights;
ALTER TABLE nights RENAME TO booking_nights;
CREATE INDEX booking_nights_by_booking ON booking_nights (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX booking_nights_by_block ON booking_nights (block_id) WHERE block_id IS NOT NULL;

-- The day at the house: who comes, who leaves.
CREATE INDEX bookings_by_check_in ON bookings (check_in);
CREATE INDEX bookings_by_check_out ON bookings (check_out);

-- Each portal has an address of its own for each room: one can be taken back without the others.
-- Of the secret in it only the SHA-256 is kept.
CREATE TABLE calendar_feeds (
  id INTEGER PRIMARY KEY,
  room_type_id TEXT NOT NULL REFERENCES room_types (id) ON DELETE CASCADE,
  portal TEXT NOT NULL,
  token_hash BLOB NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  last_visit_at TEXT,
  UNIQUE (room_type_id, portal)
) STRICT;

-- Days at the house for which the list of arrivals and departures was written into the outbox.
CREATE TABLE morning_mails (
  day TEXT PRIMARY KEY,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Every change that the owner made, by command or by a link in mail: what it was before and after, as JSON, without
-- anything personal. Lines are written and never changed.
CREATE TABLE desk_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after))
) STRICT;

CREATE INDEX desk_log_by_subject ON desk_log (subject);

CREATE TRIGGER desk_log_is_kept BEFORE UPDATE ON desk_log
BEGIN SELECT RAISE(ABORT, 'the log of the desk is never changed'); END;
CREATE TRIGGER desk_log_stays BEFORE DELETE ON desk_log
BEGIN SELECT RAISE(ABORT, 'the log of the desk is never changed'); END;
