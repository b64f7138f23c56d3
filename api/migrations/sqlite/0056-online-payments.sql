-- phase: migrate, oldest code 43
-- widens: a payment may have been made online, or by a code that the guest scans
-- SQLite cannot change a check, so the column is made anew; the trigger that names it goes meanwhile.
DROP TRIGGER payments_are_final;
ALTER TABLE payments ADD COLUMN new_method TEXT NOT NULL DEFAULT 'cash'
  CHECK (new_method IN ('cash', 'card', 'transfer', 'online', 'qr'));
UPDATE payments SET new_method = method;
ALTER TABLE payments DROP COLUMN method;
ALTER TABLE payments RENAME COLUMN new_method TO method;
CREATE TRIGGER payments_are_final
BEFORE UPDATE OF id, booking_id, amount_cents, method, at, who, reverses ON payments
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;

-- An amount that a guest is asked to pay at a payment provider.
CREATE TABLE payment_orders (
  -- unguessable; the provider names the order by it
  id TEXT PRIMARY KEY,
  -- of the guest's link, /pay/SECRET
  secret TEXT NOT NULL UNIQUE,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  -- ISO 4217, as it was when the order was made
  currency TEXT NOT NULL,
  provider TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'held', 'paid', 'failed', 'let_go', 'refunded', 'charged_back')),
  -- language of the guest's page
  lang TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- name of a member of the staff, or of an account of the machine
  created_by TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  let_go_at TEXT,
  -- when the guest last saw the page that pays, and when the provider was last asked about the order
  seen_at TEXT,
  asked_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_orders_by_booking ON payment_orders (booking_id);
CREATE INDEX payment_orders_by_state ON payment_orders (state, expires_at);

-- What a provider has said of a payment, once for each kind, without personal data. An entry of the ledger is written
-- with it in one transaction, so that none is written twice.
CREATE TABLE payment_notices (
  provider TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('pending', 'held', 'paid', 'failed', 'refunded', 'charged_back')),
  order_id TEXT NOT NULL REFERENCES payment_orders (id),
  at TEXT NOT NULL,
  -- entry of the ledger; null where no money moved
  entry_id INTEGER REFERENCES payments (id),
  PRIMARY KEY (provider, payment_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_notices_by_order ON payment_notices (order_id);

CREATE TRIGGER payment_orders_tell_insert AFTER INSERT ON payment_orders
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
CREATE TRIGGER payment_orders_tell_state AFTER UPDATE OF state ON payment_orders WHEN NEW.state <> OLD.state
BEGIN
  INSERT INTO desk_changes (kind, subject) SELECT 'stay', reference FROM bookings WHERE id = NEW.booking_id;
END;
