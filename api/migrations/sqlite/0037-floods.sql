-- What spoke for a booking beyond the caps of nights: its guest has the mailbox, or computed a proof of work.
ALTER TABLE bookings ADD COLUMN vouched TEXT CHECK (vouched IN ('address', 'work'));
-- When the owner looked at it among many and let it stand, ISO 8601.
ALTER TABLE bookings ADD COLUMN approved_at TEXT;

-- Whether a review is part of the mean: those of stays are, and those that were there before this rule. What anybody may
-- write is shown, and counts for nothing.
ALTER TABLE testimonials ADD COLUMN is_counted INTEGER NOT NULL DEFAULT 1 CHECK (is_counted IN (0, 1));
-- When the owner looked at it among many and let it stand, ISO 8601.
ALTER TABLE testimonials ADD COLUMN approved_at TEXT;

DROP INDEX testimonials_ratings;
-- means of rooms and categories are read after every write, from this index alone
CREATE INDEX testimonials_ratings ON testimonials (status, is_counted, category, room_type_id, rating);
