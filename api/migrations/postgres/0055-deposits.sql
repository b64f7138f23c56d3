-- phase: expand
-- 1: the stay is held while its guest pays, and cancelled where the order is let go unpaid
ALTER TABLE payment_orders ADD COLUMN holds integer NOT NULL DEFAULT 0;
