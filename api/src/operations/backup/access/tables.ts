/** For a column whose name sounds like a secret: why it may come back as in the backup. */
type Secrets = Record<string, string>

/** How a restore treats a table. Statements with `replaced.` read the replaced database. */
export type RestoredTable =
  /** As in the backup. `always` runs in every restore. */
  | { as: 'data'; secrets?: Secrets; always?: readonly string[] }
  /** Emptied: its rows may have been ended since the backup. `words` name them to the operator. */
  | { as: 'ended'; words?: string }
  /**
   * Grants access. The restored database grants none that either database would refuse: `compared` removes what the
   * replaced database does not permit, `unknown` runs if that one cannot be read.
   */
  | {
      as: 'access'
      words: string
      secrets: Secrets
      compared: readonly string[]
      unknown?: readonly string[]
    }

const data = { as: 'data' } as const

/** Mails that grant access, and messages to phones that are no longer subscribed. */
const endedMail = "'staff-invite', 'staff-code', 'password-reset', 'staff-push'"

/**
 * Every table of the database, with what a restore does to it. A test fails if a table of the schema is missing here,
 * or if a column that sounds like a secret comes back without a reason. Statements run from top to bottom.
 */
export const restoredTables: Record<string, RestoredTable> = {
  // sessions, links and codes
  access_tokens: { as: 'ended' },
  used_refresh_tokens: { as: 'ended' },
  sessions: { as: 'ended', words: "guests' sessions" },
  account_links: { as: 'ended', words: "links about guests' accounts" },
  google_proofs: { as: 'ended' },
  push_subscriptions: { as: 'ended', words: 'phones that are told' },
  push_keys: { as: 'ended' },
  identity_keys: { as: 'ended' },
  staff_sessions: { as: 'ended', words: 'sessions of the staff' },
  staff_challenges: { as: 'ended' },
  staff_devices: { as: 'ended' },
  staff_codes: { as: 'ended', words: 'mailed codes of the staff' },
  staff_invites: { as: 'ended', words: 'invitations of the staff' },

  // access
  staff_passkeys: {
    as: 'access',
    words: 'passkeys removed or changed',
    secrets: { public_key: 'verifies, and signs nothing' },
    compared: [
      `DELETE FROM staff_passkeys WHERE NOT EXISTS (SELECT 1 FROM replaced.staff_passkeys r
        WHERE r.id = staff_passkeys.id AND r.member_id = staff_passkeys.member_id
          AND r.public_key = staff_passkeys.public_key)`,
    ],
    unknown: ['DELETE FROM staff_passkeys'],
  },
  staff_members: {
    as: 'access',
    words: 'members removed, or with fewer rights',
    secrets: {},
    compared: [
      'DELETE FROM staff_members WHERE id NOT IN (SELECT id FROM replaced.staff_members)',
      // a role with more rights in neither: the one with fewer, or none of two that cannot be compared
      `UPDATE staff_members SET
        role = CASE WHEN 'housekeeping' IN (staff_members.role, r.role) THEN 'housekeeping'
          WHEN 'desk' IN (staff_members.role, r.role) THEN 'desk' ELSE 'owner' END,
        role_id = CASE WHEN staff_members.role_id IS r.role_id THEN r.role_id ELSE 'none' END,
        email = CASE WHEN lower(staff_members.email) = lower(r.email) THEN staff_members.email END
      FROM replaced.staff_members r WHERE r.id = staff_members.id
        AND (r.role <> staff_members.role OR r.role_id IS NOT staff_members.role_id OR lower(r.email) IS DISTINCT FROM lower(staff_members.email))`,
    ],
    unknown: ['DELETE FROM staff_members'],
  },
  staff_roles: {
    as: 'access',
    words: 'roles removed, or with fewer rights',
    secrets: {},
    compared: [
      'DELETE FROM staff_roles WHERE id NOT IN (SELECT id FROM replaced.staff_roles)',
      `UPDATE staff_roles SET rights = (SELECT json_group_array(held.value) FROM json_each(staff_roles.rights) held
        WHERE held.value IN (SELECT value FROM json_each(r.rights)))
      FROM replaced.staff_roles r WHERE r.id = staff_roles.id AND r.rights <> staff_roles.rights`,
    ],
    unknown: ['DELETE FROM staff_roles'],
  },
  identities: {
    as: 'access',
    words: "guests' Google accounts removed",
    secrets: {},
    compared: [
      `DELETE FROM identities WHERE NOT EXISTS (SELECT 1 FROM replaced.identities r
        WHERE r.issuer = identities.issuer AND r.subject = identities.subject AND r.user_id = identities.user_id)`,
    ],
  },
  backend_consents: {
    as: 'access',
    words: "guests' consents to services of teams ended",
    secrets: {},
    compared: [
      `DELETE FROM backend_consents WHERE NOT EXISTS (SELECT 1 FROM replaced.backend_consents r
        WHERE r.user_id = backend_consents.user_id AND r.remote = backend_consents.remote
          AND r.scopes = backend_consents.scopes)`,
    ],
    unknown: ['DELETE FROM backend_consents'],
  },
  users: {
    as: 'access',
    words: "guests' passwords",
    secrets: {
      password_hash: 'the one of the replaced database holds',
      email_key: 'the address in lower case',
    },
    compared: [
      `UPDATE users SET password_hash = r.password_hash, email_confirmed_at = r.email_confirmed_at
      FROM replaced.users r WHERE r.id = users.id AND (r.password_hash IS DISTINCT FROM users.password_hash
        OR r.email_confirmed_at IS DISTINCT FROM users.email_confirmed_at)`,
      `UPDATE users SET password_hash = NULL
      WHERE password_hash IS NOT NULL AND id NOT IN (SELECT id FROM replaced.users)`,
    ],
    unknown: ['UPDATE users SET password_hash = NULL WHERE password_hash IS NOT NULL'],
  },
  calendar_feeds: {
    as: 'access',
    words: 'calendar addresses of channels',
    secrets: { token_hash: 'the one of the replaced database holds' },
    compared: [
      `DELETE FROM calendar_feeds WHERE NOT EXISTS (SELECT 1 FROM replaced.calendar_feeds r
        WHERE r.room_type_id = calendar_feeds.room_type_id AND r.portal = calendar_feeds.portal)`,
      `UPDATE calendar_feeds SET token_hash = r.token_hash FROM replaced.calendar_feeds r
      WHERE r.room_type_id = calendar_feeds.room_type_id AND r.portal = calendar_feeds.portal
        AND r.token_hash <> calendar_feeds.token_hash`,
    ],
  },
  document_links: {
    as: 'access',
    words: 'addresses of bills and invoices',
    secrets: { secret: 'the one of the replaced database holds' },
    compared: ['DELETE FROM document_links WHERE secret NOT IN (SELECT secret FROM replaced.document_links)'],
    unknown: ['DELETE FROM document_links'],
  },
  document_series: {
    as: 'access',
    words: 'numbers of documents, which are never given twice',
    secrets: {},
    compared: [
      `UPDATE document_series SET last = r.last FROM replaced.document_series r
      WHERE r.series = document_series.series AND r.last > document_series.last`,
      'INSERT INTO document_series SELECT * FROM replaced.document_series WHERE true ON CONFLICT (series) DO NOTHING',
    ],
  },
  partners: {
    as: 'access',
    words: 'partners that ended, or whose links were made anew',
    secrets: {},
    compared: [
      `UPDATE partners SET status = CASE WHEN r.status = 'ended' THEN 'ended' ELSE partners.status END,
        links_version = max(partners.links_version, r.links_version)
      FROM replaced.partners r WHERE r.id = partners.id
        AND (r.links_version > partners.links_version OR (r.status = 'ended' AND partners.status <> 'ended'))`,
    ],
  },
  partner_origins: {
    as: 'access',
    words: "partners' pages removed",
    secrets: {},
    compared: [
      `DELETE FROM partner_origins WHERE NOT EXISTS (SELECT 1 FROM replaced.partner_origins r
        WHERE r.origin = partner_origins.origin AND r.partner_id = partner_origins.partner_id)`,
    ],
  },
  signing_keys: {
    as: 'access',
    words: 'keys of links',
    secrets: {
      key: 'the keys are those of the replaced database, so that links in mails since the backup hold',
    },
    compared: [
      'INSERT INTO signing_keys SELECT * FROM replaced.signing_keys WHERE true ON CONFLICT (id) DO NOTHING',
      // settings that name a removed key come from the replaced database, or are deleted
      `DELETE FROM notice_settings WHERE partner_id NOT IN (SELECT partner_id FROM replaced.notice_settings)`,
      `UPDATE notice_settings SET way = r.way, address = r.address, secret_key_id = r.secret_key_id,
        secret_version = r.secret_version, ended_at = r.ended_at, ended_by = r.ended_by, told_at = r.told_at
      FROM replaced.notice_settings r WHERE r.partner_id = notice_settings.partner_id
        AND (r.way, r.address, r.secret_key_id, r.secret_version, r.ended_at) IS DISTINCT FROM
          (notice_settings.way, notice_settings.address, notice_settings.secret_key_id,
            notice_settings.secret_version, notice_settings.ended_at)`,
      'DELETE FROM signing_keys WHERE id NOT IN (SELECT id FROM replaced.signing_keys)',
    ],
  },
  notice_settings: {
    as: 'access',
    words: "partners' notices",
    secrets: {
      secret_key_id: 'the settings are those of the replaced database',
      secret_version: 'the settings are those of the replaced database',
    },
    // by the statements of signing_keys, which its rows refer to
    compared: [],
  },

  // data of the property and its sales
  alarms: data,
  amenities: data,
  amenity_texts: data,
  account_numbers: data,
  blocks: data,
  booking_nights: data,
  bookings: data,
  charges: data,
  closed_entries: data,
  closes: data,
  desk_changes: data,
  desk_log: data,
  documents: data,
  document_settings: data,
  erasures: {
    as: 'data',
    secrets: { email_hash: 'finds a guest who asked to be forgotten in a backup from before' },
  },
  discarded_photographs: { as: 'data', secrets: { hash: 'names a folder of pictures' } },
  journal: data,
  journal_days: data,
  folio_facts: data,
  idempotency: {
    as: 'data',
    secrets: {
      key: 'known to the browser that booked: it answers a receipt again, and keeps a retry from booking twice',
      body_hash: 'compares a retry with its first attempt',
    },
  },
  mailed_recipients: data,
  message_replies: data,
  messages: data,
  morning_mails: data,
  outbox: {
    as: 'data',
    always: [`DELETE FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND kind IN (${endedMail})`],
  },
  pairwise_keys: {
    as: 'data',
    secrets: { key: 'derives the ids by which teams know their guests, and lets nobody in' },
  },
  paid_out_entries: data,
  partner_notices: data,
  payment_notices: data,
  payment_orders: { as: 'data', secrets: { secret: 'opens a page that pays a stay, and shows which' } },
  payers: data,
  payment_settings: data,
  payments: data,
  payouts: data,
  photographs: { as: 'data', secrets: { hash: 'names a folder of pictures' } },
  promotion_uses: { as: 'data', secrets: { code: 'counts the uses of a code, which is among the rates' } },
  property_facts: {
    as: 'data',
    secrets: { country_code: 'is public, as the address', postal_code: 'is public, as the address' },
  },
  property_look: data,
  property_opening: data,
  property_pictures: { as: 'data', secrets: { hash: 'names a folder of pictures' } },
  property_texts: data,
  push_settings: data,
  rates: data,
  review_origins: data,
  review_texts: { as: 'data', secrets: { text_hash: 'finds a review that was sent twice' } },
  room_amenities: data,
  room_images: data,
  room_texts: data,
  room_types: data,
  stay_mails: data,
  testimonials: data,
  unit_states: data,
  units: data,
}
