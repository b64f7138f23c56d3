-- Accounts that nobody confirmed are deleted after a month, where nothing was done with them.
CREATE INDEX users_unconfirmed ON users (created_at) WHERE email_confirmed_at IS NULL;
