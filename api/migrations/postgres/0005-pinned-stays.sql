-- Since when a stay may not be moved to another unit; without it, it may until the guest arrives.
ALTER TABLE bookings ADD COLUMN pinned_at text;
