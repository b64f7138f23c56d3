-- What guests pay at the desk, in cents of a dollar; below zero what they get back. An entry is never changed: one that
-- was wrong is taken back by another of the opposite amount, once. Its note alone is forgotten with the guest.
CREATE TABLE payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents <> 0),
  method TEXT NOT NULL CHECK (method IN ('cash', 'card', 'transfer')),
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  note TEXT,
  takes_back INTEGER UNIQUE REFERENCES payments (id)
) STRICT;

CREATE INDEX payments_by_booking ON payments (booking_id);
CREATE INDEX payments_by_moment ON payments (at);

CREATE TRIGGER payments_are_final
BEFORE UPDATE OF id, booking_id, amount_cents, method, at, who, takes_back ON payments
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;
CREATE TRIGGER payments_forget BEFORE UPDATE OF note ON payments WHEN NEW.note IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;
CREATE TRIGGER payments_stay BEFORE DELETE ON payments
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;

-- Of the guests, ISO 3166-1 alpha-2; null where nobody asked. Forgotten with the guest.
ALTER TABLE bookings ADD COLUMN nationality TEXT CHECK (nationality GLOB '[A-Z][A-Z]');

CREATE TRIGGER payments_tell_insert AFTER INSERT ON payments
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER bookings_tell_nationality AFTER UPDATE OF nationality ON bookings
BEGIN INSERT INTO desk_changes (kind, subject) VALUES ('stay', NEW.reference); END;
