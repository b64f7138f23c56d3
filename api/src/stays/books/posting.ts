import { hotel } from '@calm-rest/contract/hotel'
import type { PaymentMethod, PaymentPurpose } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, dateInZone, laterOf } from '@calm-rest/contract/stay'
import { momentAt, todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { propertyOf, type Rates } from '../../property/index.ts'
import type { StoredBooking, StoredLine } from '../bookings/stored-booking.ts'
import { priceCents } from '../payments/due.ts'
import type { Account } from './accounts.ts'
import { chargeBalances } from './charge-balances.ts'
import { stayBalances } from './stay-balances.ts'

interface Span {
  /** Last day that is posted. */
  day: CalendarDate
  /** Moment of its end, ISO 8601, UTC. */
  moment: string
  /** Beginning of the last day that was posted before. */
  since: string
  /** Stays that ended earlier are posted, and change no more without a mark of when. */
  checkOutSince: CalendarDate
}

/** So long after a stay it can still become a no-show, or be undone. */
const unsettledDays = 62

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
  purpose: PaymentPurpose
  at: string
}

interface ChargeToPost {
  id: number
  bookingId: number
  kind: 'item' | 'discount'
  amountCents: number
  /** JSON of `ChargedTax[]`. */
  taxLines: string
  at: string
}

interface PayoutToPost {
  id: number
  method: PaymentMethod
  paidCents: number
  arrivedCents: number
  at: string
}

interface Posting {
  /** Null for what is of no stay. */
  bookingId: number | null
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
  const stays = db.prepare<[Span], StayToPost>(`
    SELECT b.id, b.status, b.lang, b.price_lines AS "priceLines", b.cancelled_at AS "cancelledAt",
      coalesce(b.ended_on, b.check_out) AS "endedOn", ${priceCents} AS "chargedCents"
    FROM bookings b
    WHERE b.id IN (
        SELECT id FROM bookings WHERE check_out >= @checkOutSince UNION ALL
        SELECT id FROM bookings WHERE changed_at >= @since)
      AND ((b.status <> 'cancelled' AND coalesce(b.ended_on, b.check_out) <= @day)
        OR (b.status = 'cancelled' AND b.cancelled_at < @moment))
      -- the lines of a stay of local guests may change without its total
      AND (${priceCents} <> ${posted} OR EXISTS (SELECT 1 FROM folio_facts f WHERE f.booking_id = b.id))
    ORDER BY b.id`)
  const balancesOf = db.prepare<[number], { account: Account; cents: number }>(`
    SELECT account, SUM(amount_cents) AS cents FROM journal WHERE booking_id = ? AND source = 'stay'
    GROUP BY account`)
  /** Whether an entry of a table was not posted yet. */
  const isNew = (
    table: string,
    source: string,
  ) => `${table}.at >= @since AND ${table}.at < @moment AND NOT EXISTS (
    SELECT 1 FROM journal j WHERE j.source = '${source} ' || ${table}.id)`
  const payments = db.prepare<[Span], PaymentToPost>(`
    SELECT id, booking_id AS "bookingId", amount_cents AS "amountCents", method, purpose, at FROM payments
    WHERE ${isNew('payments', 'payment')} ORDER BY id`)
  const charges = db.prepare<[Span], ChargeToPost>(`
    SELECT id, booking_id AS "bookingId", kind, amount_cents AS "amountCents", tax_lines AS "taxLines", at
    FROM charges WHERE ${isNew('charges', 'charge')} ORDER BY id`)
  const payouts = db.prepare<[Span], PayoutToPost>(`
    SELECT id, method, paid_cents AS "paidCents", arrived_cents AS "arrivedCents", at FROM payouts
    WHERE ${isNew('payouts', 'payout')} ORDER BY id`)
  const insert = db.prepare<[object]>(`
    INSERT INTO journal (day, booking_id, source, account, amount_cents, posted_at)
    VALUES (@day, @bookingId, @source, @account, @cents, @at)`)

  const ofStay = async (stay: StayToPost, current: Rates, today: CalendarDate): Promise<Posting> => {
    const { id, status, lang, chargedCents: cents } = stay
    const taxIdOf = (line: StoredLine) =>
      line.id ?? current.taxes.find((tax) => tax.name[lang] === line.name)?.id ?? line.name
    const isFee = status === 'cancelled' || status === 'no_show'
    const target = stayBalances({ chargedCents: cents, lines: storedLinesOf(stay), isFee, taxIdOf })
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

  /** Posts until yesterday. Repeating it on the same day changes nothing. */
  return db.transaction(async (now: Date): Promise<void> => {
    const day = addDays(todayAt(now), -1)
    const last = await lastDay.get()
    if (last !== undefined && last !== null && last >= day) return
    const first = last ? addDays(last, 1) : ''
    const at = now.toISOString()
    const until = {
      day,
      moment: momentAt(addDays(day, 1)).toISOString(),
      since: last ? momentAt(last).toISOString() : '',
      checkOutSince: last ? addDays(last, -unsettledDays) : '',
    }
    const { rates: current } = await rates.current()
    const postings: Posting[] = []
    for (const stay of await stays.all(until)) postings.push(await ofStay(stay, current, day))
    postings.push(...(await payments.all(until)).map(ofPayment))
    postings.push(...(await charges.all(until)).map(ofCharge))
    postings.push(...(await payouts.all(until)).map(ofPayout))
    for (const { balances, day: happened, bookingId, source } of postings)
      for (const [account, cents] of balances)
        if (cents !== 0)
          await insert.run({ day: laterOf(happened, first), bookingId, source, account, cents, at })
    await addDay.run({ day, at })
  })
}

const storedLinesOf = ({ priceLines }: Pick<StoredBooking, 'priceLines'>): StoredLine[] =>
  priceLines === null ? [] : (JSON.parse(priceLines) as { lines: StoredLine[] }).lines

const dayOf = (moment: string): CalendarDate => dateInZone(new Date(moment), hotel.timeZone)

const ofPayment = ({ id, bookingId, amountCents, method, purpose, at }: PaymentToPost): Posting => ({
  bookingId,
  source: `payment ${id}`,
  day: dayOf(at),
  balances: new Map<Account, number>([
    [method, amountCents],
    [purpose === 'held' ? 'held' : 'guests', -amountCents],
  ]),
})

const ofCharge = ({ id, bookingId, kind, amountCents, taxLines, at }: ChargeToPost): Posting => ({
  bookingId,
  source: `charge ${id}`,
  day: dayOf(at),
  balances: chargeBalances({ kind, amountCents, taxes: JSON.parse(taxLines) }),
})

const ofPayout = ({ id, method, paidCents, arrivedCents, at }: PayoutToPost): Posting => ({
  bookingId: null,
  source: `payout ${id}`,
  day: dayOf(at),
  balances: new Map<Account, number>([
    ['transfer', arrivedCents],
    ['payoutFees', paidCents - arrivedCents],
    [method, -paidCents],
  ]),
})
