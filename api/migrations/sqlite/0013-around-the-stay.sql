-- What a guest tells before arriving. The time is HH:MM at the property, null while it is not known.
ALTER TABLE bookings ADD COLUMN arrival_time TEXT;
ALTER TABLE bookings ADD COLUMN arrival_flight TEXT;
ALTER TABLE bookings ADD COLUMN arrival_shuttle INTEGER CHECK (arrival_shuttle IN (0, 1));
ALTER TABLE bookings ADD COLUMN arrival_note TEXT;
ALTER TABLE bookings ADD COLUMN arrival_told_at TEXT;
-- When the owner gets a mail of its own about it, for an arrival that is near.
ALTER TABLE bookings ADD COLUMN arrival_mail_due_at TEXT;

-- Mails before and after stays that were written into the outbox: each once for a stay that begins on that day.
CREATE TABLE stay_mails (
  booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('stay-ahead', 'stay-thanks')),
  check_in TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (booking_id, kind, check_in)
) STRICT, WITHOUT ROWID;

-- A review by the link of a stay is verified; each stay has one.
ALTER TABLE testimonials ADD COLUMN booking_id INTEGER REFERENCES bookings (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX testimonials_by_booking ON testimonials (booking_id) WHERE booking_id IS NOT NULL;
