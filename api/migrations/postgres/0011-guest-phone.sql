-- Where the guest can be called, in E.164; null where the guest did not say.
ALTER TABLE bookings ADD COLUMN phone text COLLATE "C";
