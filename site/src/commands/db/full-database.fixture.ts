import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'

const at = '2027-06-01T06:00:00.000Z'
const token = () => randomBytes(32)

/**
 * Letters of one to four bytes in UTF-8, quotes, a backslash, line breaks, and special characters of SQL and arrays.
 */
export const oddText = 'Grüße, „schön“ 你好 🐢👨‍👩‍👧 O\'Brien "{NULL},\\" $1\r\n\tنعم \u2028\ufffd'

/** Inserts rows of every kind, at least one into each table. */
const statements: [string, ...unknown[]][] = [
  ...['anna', 'zoë', '王'].map((id, i): [string, ...unknown[]] => [
    "INSERT INTO users VALUES (?, ?, ?, ?, ?, 'DE', ?, ?, 'de', ?)",
    id,
    `${id}@Example.com`,
    `${id}@example.com`,
    oddText,
    '',
    i ? null : '$argon2id$v=19$x',
    i ? at : null,
    at,
  ]),
  ["INSERT INTO identities VALUES ('https://accounts.example', '1', 'anna', ?)", at],
  ["INSERT INTO sessions VALUES ('s1', 'anna', ?, ?, ?)", token(), at, at],
  ...[token(), token(), Buffer.from([0, 1, 255, 92]), Buffer.alloc(0)].map((hash): [string, ...unknown[]] => [
    "INSERT INTO access_tokens VALUES (?, 's1', ?)",
    hash,
    at,
  ]),
  ["INSERT INTO used_refresh_tokens VALUES (?, 's1')", token()],
  ["INSERT INTO erasures VALUES (?, 'address', ?, NULL, ?)", token(), token(), at],
  ["INSERT INTO account_links VALUES (?, 'confirm', 'anna', ?, 0)", token(), at],
  ["INSERT INTO google_proofs VALUES (?, 'i', 's', 'a@example.com', ?, '', ?)", token(), oddText, at],
  ["INSERT INTO partners VALUES ('alpin-tours', 'Alpin Tours', 'active', ?, 3)", at],
  ["INSERT INTO partner_origins VALUES ('https://www.alpin-tours.example', 'alpin-tours')"],
  [
    `INSERT INTO bookings SELECT 7, 'CR-7', 'confirmed', room_type_id, id, '2027-07-01', '2027-07-03', 2, ?, 'B', 'B@x.example',
      ?, 'zh', ?, ?, 'anna', NULL, NULL, '2030-01-01', 'alpin-tours', 'link', 'spring', ?, ?, '2027-07-01', NULL, 2, 1, ?, '15:30', ?, 1, ?, ?, NULL, 'standard', '[4]', ?, '+94771234567', ?, '{"LK": 1, "DE":1}', 47000, 'address', ?, ? FROM units WHERE id = 1`,
    oddText,
    oddText,
    at,
    at,
    token(),
    at,
    at,
    'UL 504',
    oddText,
    at,
    '{ "nights": [],\n "lines": [] }',
    oddText,
    at,
    oddText,
  ],
  ...[
    [3, 47000, null],
    [5, -47000, 3],
  ].map(([id, cents, reverses]): [string, ...unknown[]] => [
    "INSERT INTO payments VALUES (?, 7, ?, 'card', ?, 'nirosha', ?, ?)",
    id,
    cents,
    at,
    oddText,
    reverses,
  ]),
  ['INSERT INTO rates VALUES (3, ?, ?)', '{ "plans": [{ "percent": 1.50 }] }', at],
  ["INSERT INTO promotion_uses VALUES ('CALM2027', 1, 'CR-7')"],
  ...['review_origins SELECT id, ?, NULL, 1, created_at', 'review_texts SELECT ?, id'].map(
    (row): [string, ...unknown[]] => [`INSERT INTO ${row} FROM testimonials LIMIT 1`, token()],
  ),
  ["INSERT INTO stay_mails VALUES (7, 'stay-ahead', '2027-07-01', ?)", at],
  ['UPDATE testimonials SET booking_id = 7 WHERE id = (SELECT MIN(id) FROM testimonials)'],
  ["INSERT INTO booking_nights VALUES (1, '2027-07-01', 7, NULL), (1, '2027-07-02', 7, NULL)"],
  ["INSERT INTO blocks VALUES (3, 2, '2027-07-01', '2027-07-02', 'Dach', ?)", at],
  ["INSERT INTO booking_nights VALUES (2, '2027-07-01', NULL, 3)"],
  ["INSERT INTO messages VALUES (1, 'Zoë', 'z@x.example', NULL, ?, 'de', ?, NULL, ?)", oddText, at, token()],
  ['INSERT INTO mailed_recipients VALUES (?, ?, ?)', token(), token(), at],
  ['INSERT INTO message_replies VALUES (1, 1, ?, ?)', oddText, at],
  ["INSERT INTO idempotency VALUES ('k', ?, '{\"a\": 1}', ?)", token(), at],
  [
    "INSERT INTO outbox (id, kind, payload, lang, created_at, attempts) VALUES (1, 'message', ?, 'en', ?, 2)",
    '{ "z": 1.50,\n "a": "\\u00e9\\ud83d\\ude00\\\\", "a": [] }',
    at,
  ],
  ["INSERT INTO identity_keys VALUES ('k', ?, ?)", '{"kty":"OKP"}', at],
  ['INSERT INTO pairwise_keys VALUES (1, ?, ?)', token(), at],
  ["INSERT INTO backend_consents VALUES ('anna', 'mf-spa', '', ?)", at],
  ["INSERT INTO signing_keys VALUES ('1', ?, ?)", token(), at],
  [
    `INSERT INTO notice_settings VALUES ('alpin-tours', 'webhook', 'https://www.alpin-tours.example/n?a=ä', 'de', '1', 2, ?, ?, 'partner', NULL)`,
    at,
    at,
  ],
  [
    "INSERT INTO partner_notices VALUES ('ntc_1', 'alpin-tours', ?, ?, 1)",
    '{ "revenueCents": 47000, "campaign": null }',
    at,
  ],
  ["UPDATE units SET added_on = '2027-01-01', removed_on = '2027-08-01' WHERE id = 3"],
  [
    "UPDATE room_types SET changed_at = ?, status = 'ended', units_waiting = '[1, 7]' WHERE id = 'coral-suite'",
    at,
  ],
  ["INSERT INTO calendar_feeds VALUES (4, 'coral-suite', 'portal', ?, ?, NULL)", token(), at],
  ["INSERT INTO morning_mails VALUES ('2027-06-01', ?)", at],
  ["INSERT INTO unit_states VALUES (2, 'out_of_order', ?, ?, 3)", at, oddText],
  [
    "INSERT INTO staff_members VALUES ('m1', ?, 'housekeeping', 'nirosha@x.example', ?, NULL, 'zh', ?, 'r1')",
    oddText,
    at,
    at,
  ],
  ["INSERT INTO staff_roles VALUES ('r1', ?, '[\"own session\"]', ?)", oddText, at],
  ["INSERT INTO staff_invites VALUES (?, 'm1', ?)", token(), at],
  [
    "INSERT INTO staff_passkeys VALUES ('key', 'm1', ?, 4294967295, '[\"hybrid\"]', ?, ?, NULL)",
    token(),
    oddText,
    at,
  ],
  ["INSERT INTO staff_challenges VALUES ('c', 'sign in', ?)", at],
  ["INSERT INTO staff_codes VALUES ('k1', 'm1', ?, 2, ?)", token(), at],
  ["INSERT INTO staff_devices VALUES (?, 'm1', ?)", token(), at],
  [
    "INSERT INTO staff_sessions VALUES ('t1', 'm1', ?, 'passkey', 'Chrome, Android', ?, ?, ?, NULL)",
    token(),
    at,
    at,
    at,
  ],
  ["INSERT INTO push_keys VALUES (1, 'public-key', 'private-key', ?)", at],
  ["INSERT INTO push_settings VALUES ('m1', '[\"booking\"]', '21:00', '07:00')"],
  [
    "INSERT INTO push_subscriptions VALUES ('p1', 'm1', 't1', 'https://push.example/é', 'key', 'auth', 'de', ?)",
    at,
  ],
  [
    "UPDATE property_facts SET phone = '+94 41 555 0199', region = ?, check_in_from = '15:00', latitude = -33.9",
    oddText,
  ],
  ["INSERT INTO desk_log VALUES (9, ?, 'nirosha', 'price', 'coral-suite', NULL, ?)", at, '{"price": 1e2}'],
  ...[5, 6].map((id): [string, ...unknown[]] => [
    "INSERT INTO photographs VALUES (?, 'coral-suite', 1, ?, 480, 320, '[480]', 480, 'data:', 'é.jpg', ?, NULL)",
    id,
    String(id).repeat(32),
    at,
  ]),
  [
    "INSERT INTO alarms VALUES (3, 'disk', 'soon', ?, ?, ?, NULL, ?, 'soon')",
    '{ "freeBytes": 1e8 }',
    at,
    at,
    at,
  ],
  // its id is never assigned again
  ['DELETE FROM photographs WHERE id = 6'],
  ["INSERT INTO discarded_photographs VALUES ('66')"],
]

/** Creates the database of a new site that is not running, with all of the above. */
export const makeFullDatabase = async (dataDir: string) => {
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  changeDatabase(dataDir, (db) => {
    for (const [sql, ...values] of statements) db.prepare(sql).run(...values)
  })
}

/** Changes the database without the site. */
export const changeDatabase = (dataDir: string, change: (db: Sqlite.Database) => void) => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  try {
    db.pragma('foreign_keys = ON')
    db.transaction(() => change(db))()
  } finally {
    db.close()
  }
}

/** Adds messages, for a copy that takes a while. */
export const addMessages = (dataDir: string, count: number) =>
  changeDatabase(dataDir, (db) => {
    const add = db.prepare(
      "INSERT INTO messages VALUES (NULL, 'A', 'a@x.example', NULL, ?, 'en', ?, NULL, NULL)",
    )
    for (let i = 0; i < count; i += 1) add.run(`${oddText} ${i}`, at)
  })
