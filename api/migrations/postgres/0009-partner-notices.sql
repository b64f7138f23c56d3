-- How a partner hears of its bookings: by mail or by a webhook. The secret of a webhook stands nowhere: it is derived
-- from a signing key, the partner and a number. ended_by: the owner turned notices off, or the partner's server did.
-- told_at: since the owner was told that they do not get through.
CREATE TABLE notice_settings (
  partner_id text COLLATE "C" PRIMARY KEY REFERENCES partners (id) ON DELETE CASCADE,
  way text COLLATE "C" NOT NULL CHECK (way IN ('mail', 'webhook')),
  address text COLLATE "C" NOT NULL,
  lang text COLLATE "C" NOT NULL,
  secret_key_id text COLLATE "C" REFERENCES signing_keys (id),
  secret_version integer NOT NULL DEFAULT 0,
  since text COLLATE "C" NOT NULL,
  ended_at text COLLATE "C",
  ended_by text COLLATE "C" CHECK (ended_by IN ('owner', 'partner')),
  told_at text COLLATE "C",
  CHECK (way = 'mail' OR secret_key_id IS NOT NULL)
);

-- What a partner is told about one booking, as it was then, as the JSON that is sent in every attempt; nothing about
-- the guest. It is written in the transaction of what it tells about, with the row of the outbox that sends it.
CREATE TABLE partner_notices (
  id text COLLATE "C" PRIMARY KEY,
  partner_id text COLLATE "C" NOT NULL REFERENCES partners (id) ON DELETE CASCADE,
  content json NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  outbox_id bigint NOT NULL
);
CREATE INDEX partner_notices_by_partner ON partner_notices (partner_id, created_at);
