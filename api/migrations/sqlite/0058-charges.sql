-- phase: expand
-- widens: the trigger that refuses changes of a payment names the new column, too
-- What is put on a stay at the front desk beside its price: items of the house's list, and discounts; in cents of the
-- property's currency. An entry is never changed: a wrong one is reversed by another, once. Only who pays it may change, and
-- its reason is forgotten with the guest.
CREATE TABLE payers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  name TEXT NOT NULL,
  address TEXT,
  tax_number TEXT
) STRICT;
CREATE INDEX payers_by_booking ON payers (booking_id);

CREATE TABLE charges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  kind TEXT NOT NULL CHECK (kind IN ('item', 'discount')),
  -- Id of the extra in the rates; NULL for what was typed.
  item TEXT,
  names TEXT NOT NULL CHECK (json_valid(names)),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_cents INTEGER NOT NULL,
  -- What the guest pays for it, with the taxes that are added; negative for discounts and for a reversed item.
  amount_cents INTEGER NOT NULL CHECK (amount_cents <> 0),
  tax_lines TEXT NOT NULL CHECK (json_valid(tax_lines)),
  -- The taxes as they held for it. Charges under the same taxes are rounded together.
  tax_basis TEXT NOT NULL,
  reason TEXT,
  at TEXT NOT NULL,
  who TEXT NOT NULL,
  reverses INTEGER UNIQUE REFERENCES charges (id),
  payer_id INTEGER REFERENCES payers (id)
) STRICT;
CREATE INDEX charges_by_booking ON charges (booking_id);
CREATE INDEX charges_by_moment ON charges (at);

CREATE TRIGGER charges_are_final
BEFORE UPDATE OF id, booking_id, kind, item, names, quantity, unit_cents, amount_cents, tax_lines, tax_basis, at, who, reverses
ON charges
BEGIN SELECT RAISE(ABORT, 'a charge is never changed'); END;
CREATE TRIGGER charges_forget BEFORE UPDATE OF reason ON charges WHEN NEW.reason IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a charge is never changed'); END;
CREATE TRIGGER charges_stay BEFORE DELETE ON charges
BEGIN SELECT RAISE(ABORT, 'a charge is never changed'); END;

-- What decides about the folio of one room: whether its guests are exempt as local guests, and who pays its nights.
CREATE TABLE folio_facts (
  booking_id INTEGER PRIMARY KEY REFERENCES bookings (id),
  is_local INTEGER NOT NULL DEFAULT 0 CHECK (is_local IN (0, 1)),
  payer_id INTEGER REFERENCES payers (id)
) STRICT;

-- 'held' is a deposit that is given back, such as one for a key: it is no payment for the stay.
ALTER TABLE payments ADD COLUMN purpose TEXT NOT NULL DEFAULT 'stay' CHECK (purpose IN ('stay', 'held'));
DROP TRIGGER payments_are_final;
CREATE TRIGGER payments_are_final
BEFORE UPDATE OF id, booking_id, amount_cents, method, at, who, reverses, purpose ON payments
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;

CREATE TRIGGER charges_tell_insert AFTER INSERT ON charges
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER charges_tell_update AFTER UPDATE OF reason, payer_id ON charges
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER payers_tell_insert AFTER INSERT ON payers
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER payers_tell_update AFTER UPDATE ON payers
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER folio_facts_tell_insert AFTER INSERT ON folio_facts
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER folio_facts_tell_update AFTER UPDATE ON folio_facts
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
