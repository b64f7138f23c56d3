-- phase: expand
-- When the owner said what a stay includes and until when it is cancelled free of charge; NULL until then.
ALTER TABLE property_opening ADD COLUMN terms_answered_at TEXT;
-- Since when a property that has opened takes no bookings of guests; NULL while it does.
ALTER TABLE property_opening ADD COLUMN paused_at TEXT;
