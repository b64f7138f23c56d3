-- Since when a stay may not be moved to another unit; without it, it may until the guest arrives.
ALTER TABLE bookings ADD COLUMN pinned_at TEXT;
-- Days at the property: on which the guest arrived, and on which the stay ended, by leaving or as a no-show. From the
-- second one on its nights are free for others.
ALTER TABLE bookings ADD COLUMN arrived_on TEXT;
ALTER TABLE bookings ADD COLUMN ended_on TEXT;
-- How often its dates, room, guests or name were changed, how often by the guest, and when last.
ALTER TABLE bookings ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD COLUMN guest_changes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD COLUMN changed_at TEXT;

-- Nights that guests added of late count for the caps like new ones.
CREATE INDEX bookings_by_change ON bookings (changed_at) WHERE changed_at IS NOT NULL;

-- Who leaves on a day.
CREATE INDEX bookings_by_end ON bookings (coalesce(ended_on, check_out));
