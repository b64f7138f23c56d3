-- What a guest tells before arriving. The time is HH:MM at the property, null while it is not known.
ALTER TABLE bookings ADD COLUMN arrival_time text COLLATE "C";
ALTER TABLE bookings ADD COLUMN arrival_flight text COLLATE "C";
ALTER TABLE bookings ADD COLUMN arrival_shuttle integer CHECK (arrival_shuttle IN (0, 1));
ALTER TABLE bookings ADD COLUMN arrival_note text COLLATE "C";
ALTER TABLE bookings ADD COLUMN arrival_told_at text COLLATE "C";
-- When the owner gets a mail of its own about it, for an arrival that is near.
ALTER TABLE bookings ADD COLUMN arrival_mail_due_at text COLLATE "C";

-- Mails before and after stays that were written into the outbox: each once for a stay that begins on that day.
CREATE TABLE stay_mails (
  booking_id bigint NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('stay-ahead', 'stay-thanks')),
  check_in text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (booking_id, kind, check_in)
);

-- A review by the link of a stay is verified; each stay has one.
ALTER TABLE testimonials ADD COLUMN booking_id bigint REFERENCES bookings (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX testimonials_by_booking ON testimonials (booking_id) WHERE booking_id IS NOT NULL;
