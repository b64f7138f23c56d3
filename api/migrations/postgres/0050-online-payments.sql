-- phase: expand
-- widens: a payment may have been made online, or by a code that the guest scans
ALTER TABLE payments DROP CONSTRAINT payments_method_check;
ALTER TABLE payments ADD CONSTRAINT payments_method_check
  CHECK (method IN ('cash', 'card', 'transfer', 'online', 'qr'));

-- An amount that a guest is asked to pay at a payment provider.
CREATE TABLE payment_orders (
  -- unguessable; the provider names the order by it
  id text COLLATE "C" PRIMARY KEY,
  -- of the guest's link, /pay/SECRET
  secret text COLLATE "C" NOT NULL UNIQUE,
  booking_id bigint NOT NULL REFERENCES bookings (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  -- ISO 4217, as it was when the order was made
  currency text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL
    CHECK (state IN ('open', 'held', 'paid', 'failed', 'let_go', 'refunded', 'charged_back')),
  -- language of the guest's page
  lang text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  -- name of a member of the staff, or of an account of the machine
  created_by text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL,
  let_go_at text COLLATE "C",
  -- when the guest last saw the page that pays, and when the provider was last asked about the order
  seen_at text COLLATE "C",
  asked_at text COLLATE "C"
);
CREATE INDEX payment_orders_by_booking ON payment_orders (booking_id);
CREATE INDEX payment_orders_by_state ON payment_orders (state, expires_at);

-- What a provider has said of a payment, once for each kind, without personal data. An entry of the ledger is written
-- with it in one transaction, so that none is written twice.
CREATE TABLE payment_notices (
  provider text COLLATE "C" NOT NULL,
  payment_id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('pending', 'held', 'paid', 'failed', 'refunded', 'charged_back')),
  order_id text COLLATE "C" NOT NULL REFERENCES payment_orders (id),
  at text COLLATE "C" NOT NULL,
  -- entry of the ledger; null where no money moved
  entry_id bigint REFERENCES payments (id),
  PRIMARY KEY (provider, payment_id, kind)
);
CREATE INDEX payment_notices_by_order ON payment_notices (order_id);

CREATE TRIGGER tells_desk AFTER INSERT ON payment_orders FOR EACH ROW EXECUTE FUNCTION tell_desk_of_payment();
CREATE TRIGGER tells_desk_state AFTER UPDATE OF state ON payment_orders
  FOR EACH ROW WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION tell_desk_of_payment();
