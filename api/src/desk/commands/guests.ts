import { toDollars } from '@calm-rest/contract/stay'
import { ApiError } from '../../core/http/api-error.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { keyOf } from '../../core/user-row.ts'
import { createStoredStay } from '../../identity/index.ts'
import { type Erased, staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

/** Everybody with a booking or an account, by e-mail address. */
export interface DeskGuest {
  email: string
  name: string
  /** ISO 8601, UTC; null without an account. */
  accountSince: string | null
  emailConfirmedAt: string | null
  bookings: number
  cancelled: number
  /** Check-out of the latest stay that is not cancelled. */
  lastStay: string | null
  /** Dollars, of all stays that are not cancelled. */
  total: number
}

interface Row extends Omit<DeskGuest, 'name' | 'total'> {
  firstName: string
  lastName: string
  totalCents: number
}

/** The account's name, otherwise that of the latest stay; of a cancelled one only if there is no other. */
const select = `
  WITH people (email) AS (
    SELECT email_key FROM users UNION SELECT lower(email) FROM bookings WHERE email <> '')
  SELECT p.email, coalesce(u.first_name, l.first_name) AS "firstName",
    coalesce(u.last_name, l.last_name) AS "lastName", u.created_at AS "accountSince",
    u.email_confirmed_at AS "emailConfirmedAt",
    (SELECT COUNT(*) FROM bookings b WHERE lower(b.email) = p.email) AS bookings,
    (SELECT COUNT(*) FROM bookings b WHERE lower(b.email) = p.email AND b.status = 'cancelled') AS cancelled,
    (SELECT MAX(b.check_out) FROM bookings b
      WHERE lower(b.email) = p.email AND b.status <> 'cancelled') AS "lastStay",
    (SELECT COALESCE(SUM(b.total_cents), 0) FROM bookings b
      WHERE lower(b.email) = p.email AND b.status <> 'cancelled') AS "totalCents"
  FROM people p LEFT JOIN users u ON u.email_key = p.email
    LEFT JOIN bookings l ON l.id = (SELECT b.id FROM bookings b WHERE lower(b.email) = p.email
      ORDER BY (b.status = 'cancelled'), b.check_out DESC, b.id DESC LIMIT 1)`

/** Ignores case, and the joiners of Sinhala and Tamil, which many keyboards omit. */
const searchable = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')

export const createDeskGuestCommands = ({ db, recorder, now }: DeskDeps) => {
  const erasure = staysOf(db).erasure
  const all = db.prepare<[], Row>(`${select} ORDER BY "lastStay" DESC NULLS LAST, p.email`)
  const byEmail = db.prepare<[string], Row>(`${select} WHERE p.email = ?`)
  return {
    /** Latest stay first; `search` is a part of a name or an address. */
    list: async (search = ''): Promise<DeskGuest[]> => {
      const wanted = searchable(search)
      const guests = (await all.all()).map(toGuest)
      return guests.filter(({ email, name }) => searchable(`${name} ${email}`).includes(wanted))
    },
    find: async (email: string): Promise<DeskGuest> => {
      const row = await byEmail.get(keyOf(email))
      if (!row) throw new ApiError('not_found', { why: `There is no guest ${email}.` })
      return toGuest(row)
    },
    /** Erases all data of an address. The log records how much was erased, not whose. */
    erase: async (email: string): Promise<Erased> => {
      const at = now()
      let erased: Erased | undefined
      await recorder.added({ action: 'guest erase', at }, async () => {
        erased = await erasure(email, at)
        const { hasAccount, ...counts } = erased
        return { subject: 'guest', after: { ...counts, accounts: hasAccount ? 1 : 0 } }
      })
      await db.purgeLog()
      return erased as Erased
    },
    /** Notes and payments that the staff recorded for a stay, for an export. */
    storedStay: createStoredStay(db),
  }
}

const toGuest = ({ firstName, lastName, totalCents, ...row }: Row): DeskGuest => ({
  ...row,
  name: formatName({ firstName, lastName }),
  total: toDollars(totalCents),
})
