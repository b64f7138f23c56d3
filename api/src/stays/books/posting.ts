import { hotel } from '@calm-rest/contract/hotel'
import type { PaymentMethod } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, dateInZone, laterOf } from '@calm-rest/contract/stay'
import { momentAt, todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { propertyOf, type Rates } from '../../property/index.ts'
import { priceLinesOf, type StoredBooking } from '../bookings/stored-booking.ts'
import { priceCents } from '../payments/due.ts'
import type { Account } from './accounts.ts'
import { stayBalances } from './stay-balances.ts'

interface Until {
  /** Last day that is posted. */
  day: CalendarDate
  /** Moment of its end, ISO 8601, UTC. */
  moment: string
}

type StayToPost = Pick<StoredBooking, 'id' | 'status' | 'lang' | 'priceLines' | 'cancelledAt'> & {
  /** Day on which it ended; of a no-show on which it was noted. */
  endedOn: CalendarDate
  chargedCents: number
}

interface PaymentToPost {
  id: number
  bookingId: number
  amountCents: number
  method: PaymentMethod
  at: string
}

interface Posting {
  bookingId: number
  source: string
  /** Day at the property on which it happened. */
  day: CalendarDate
  balances: ReadonlyMap<Account, number>
}

/**
 * Posts what happened until yesterday: stays that are over, and payments. What a stay costs is posted on the day on which
 * it ended. If that changes later, the difference is posted. No entry gets a day that was posted before: a month that is
 * over stays as it was read.
 */
export const createPosting = (db: Database) => {
  const rates = propertyOf(db).rates
  const lastDay = db.prepare<[], CalendarDate>('SELECT MAX(day) FROM journal_days').pluck()
  const addDay = db.prepare<[{ day: CalendarDate; at: string }]>(
    'INSERT INTO journal_days (day, posted_at) VALUES (@day, @at)',
  )
  const posted = `(SELECT coalesce(SUM(j.amount_cents), 0) FROM journal j
    WHERE j.booking_id = b.id AND j.source = 'stay' AND j.account = 'guests')`
  const stays = db.prepare<[Until], StayToPost>(`
    SELECT b.id, b.status, b.lang, b.price_lines AS "priceLines", b.cancelled_at AS "cancelledAt",
      coalesce(b.ended_on, b.check_out) AS "endedOn", ${priceCents} AS "chargedCents"
    FROM bookings b
    WHERE ((b.status <> 'cancelled' AND coalesce(b.ended_on, b.check_out) <= @day)
        OR (b.status = 'cancelled' AND b.cancelled_at < @moment))
      AND ${priceCents} <> ${posted}
    ORDER BY b.id`)
  const balancesOf = db.prepare<[number], { account: Account; cents: number }>(`
    SELECT account, SUM(amount_cents) AS cents FROM journal WHERE booking_id = ? AND source = 'stay'
    GROUP BY account`)
  const payments = db.prepare<[Until], PaymentToPost>(`
    SELECT y.id, y.booking_id AS "bookingId", y.amount_cents AS "amountCents", y.method, y.at FROM payments y
    WHERE y.at < @moment AND NOT EXISTS (SELECT 1 FROM journal j
      WHERE j.booking_id = y.booking_id AND j.source = 'payment ' || y.id)
    ORDER BY y.id`)
  const insert = db.prepare<[object]>(`
    INSERT INTO journal (day, booking_id, source, account, amount_cents, posted_at)
    VALUES (@day, @bookingId, @source, @account, @cents, @at)`)

  const ofStay = async (stay: StayToPost, current: Rates, today: CalendarDate): Promise<Posting> => {
    const { id, status, lang, chargedCents: cents } = stay
    const taxIdOf = ({ name }: { name: string }) =>
      current.taxes.find((tax) => tax.name[lang] === name)?.id ?? name
    const isFee = status === 'cancelled' || status === 'no_show'
    const target = stayBalances({ chargedCents: cents, lines: priceLinesOf(stay), isFee, taxIdOf })
    const before = new Map((await balancesOf.all(id)).map((one) => [one.account, one.cents]))
    const accounts = new Set([...target.keys(), ...before.keys()])
    const balances = new Map(
      [...accounts].map((account) => [account, (target.get(account) ?? 0) - (before.get(account) ?? 0)]),
    )
    const ended =
      status === 'cancelled' && stay.cancelledAt !== null
        ? dateInZone(new Date(stay.cancelledAt), hotel.timeZone)
        : stay.endedOn
    // what changes after it was posted changed on this day
    const day = before.size > 0 ? today : ended
    return { bookingId: id, source: 'stay', day, balances }
  }

  const ofPayment = ({ id, bookingId, amountCents, method, at }: PaymentToPost): Posting => ({
    bookingId,
    source: `payment ${id}`,
    day: dateInZone(new Date(at), hotel.timeZone),
    balances: new Map<Account, number>([
      [method, amountCents],
      ['guests', -amountCents],
    ]),
  })

  /** Posts until yesterday. Repeating it on the same day changes nothing. */
  return db.transaction(async (now: Date): Promise<void> => {
    const day = addDays(todayAt(now), -1)
    const last = await lastDay.get()
    if (last !== undefined && last !== null && last >= day) return
    const first = last ? addDays(last, 1) : ''
    const at = now.toISOString()
    const until = { day, moment: momentAt(addDays(day, 1)).toISOString() }
    const { rates: current } = await rates.current()
    const postings: Posting[] = []
    for (const stay of await stays.all(until)) postings.push(await ofStay(stay, current, day))
    postings.push(...(await payments.all(until)).map(ofPayment))
    for (const { balances, day: happened, bookingId, source } of postings)
      for (const [account, cents] of balances)
        if (cents !== 0)
          await insert.run({ day: laterOf(happened, first), bookingId, source, account, cents, at })
    await addDay.run({ day, at })
  })
}
