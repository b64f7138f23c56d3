import { toDollars } from '@calm-rest/contract/stay'
import { formatName } from '../../mail/formats.ts'
import { DeskRefused } from '../desk-refused.ts'
import type { DeskParts } from './parts.ts'

/** Everybody who booked or has an account, by address. */
export interface DeskGuest {
  email: string
  name: string
  /** ISO 8601, UTC; null without an account. */
  accountSince: string | null
  emailConfirmedAt: string | null
  bookings: number
  cancelled: number
  /** Check-out of the latest stay that was not cancelled. */
  lastStay: string | null
  /** Dollars, of all that was not cancelled. */
  total: number
}

interface Row extends Omit<DeskGuest, 'name' | 'total'> {
  firstName: string
  lastName: string
  totalCents: number
}

/** The name is that of the account, else of the latest stay: SQLite takes bare columns from the row of the max. */
const select = `
  WITH people (email) AS (
    SELECT email_key FROM users UNION SELECT lower(email) FROM bookings WHERE email <> '')
  SELECT p.email, coalesce(u.first_name, b.first_name) AS firstName, coalesce(u.last_name, b.last_name) AS lastName,
    u.created_at AS accountSince, u.email_confirmed_at AS emailConfirmedAt, COUNT(b.id) AS bookings,
    COUNT(CASE WHEN b.status = 'cancelled' THEN 1 END) AS cancelled,
    MAX(CASE WHEN b.status <> 'cancelled' THEN b.check_out END) AS lastStay,
    TOTAL(CASE WHEN b.status <> 'cancelled' THEN b.total_cents END) AS totalCents
  FROM people p LEFT JOIN users u ON u.email_key = p.email
    LEFT JOIN bookings b ON b.email = p.email COLLATE NOCASE`

export const createDeskGuestCommands = ({ db }: Pick<DeskParts, 'db'>) => {
  const all = db.prepare<[], Row>(`${select} GROUP BY p.email ORDER BY lastStay DESC NULLS LAST, p.email`)
  const byEmail = db.prepare<[string], Row>(`${select} WHERE p.email = lower(?) GROUP BY p.email`)
  return {
    /** Latest stay first; `search` is a part of a name or an address. */
    list: (search = ''): DeskGuest[] => {
      const wanted = search.toLowerCase()
      const guests = all.all().map(toGuest)
      return guests.filter(({ email, name }) => `${name} ${email}`.toLowerCase().includes(wanted))
    },
    find: (email: string): DeskGuest => {
      const row = byEmail.get(email)
      if (!row) throw new DeskRefused(`There is no guest ${email}.`)
      return toGuest(row)
    },
  }
}

const toGuest = ({ firstName, lastName, totalCents, ...row }: Row): DeskGuest => ({
  ...row,
  name: formatName({ firstName, lastName }),
  total: toDollars(totalCents),
})
