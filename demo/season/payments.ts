import { earlierOf } from '@calm-rest/contract/stay'
import type { Random } from '@calm-rest/testing/random'
import { happens, oneOf, wholeOf } from './choose.ts'
import { momentOn, type SeasonStay } from './stays.ts'
import { paymentNotes, refundReasons, reversalReasons, unpaidNote } from './words.ts'

/** An entry of the ledger of one stay. */
export interface SeasonPayment {
  reference: string
  /** Negative for a refund. */
  cents: number
  method: 'cash' | 'card' | 'transfer'
  at: string
  who: string
  note: string | null
  /** An earlier wrong entry. */
  reverses: SeasonPayment | null
}

const hourMs = 60 * 60_000

const methods = ['cash', 'cash', 'cash', 'card', 'card', 'card', 'card'] as const
const people = ['Nirosha', 'Nirosha', 'Kamal'] as const

/** Probabilities of paying a deposit, of paying on arrival instead of on departure, and of leaving without paying. */
const depositChance = 0.2
const atArrivalChance = 0.5
const unpaidChance = 0.02
const wrongChance = 0.006

/** Returns everything that guests have paid until now, ordered by time. */
export const planPayments = (stays: readonly SeasonStay[], now: Date, random: Random): SeasonPayment[] => {
  const latest = now.toISOString()
  const entry = (
    { reference }: SeasonStay,
    rest: Pick<SeasonPayment, 'cents' | 'method'> & Partial<SeasonPayment> & { at: string },
  ): SeasonPayment => ({
    reference,
    who: oneOf(random, people),
    note: null,
    reverses: null,
    ...rest,
    // guests who arrived or left just now have paid by now
    at: earlierOf(rest.at, latest),
  })
  const hoursAfter = (iso: string, hours: number) => new Date(Date.parse(iso) + hours * hourMs).toISOString()

  /** A third of the price as deposit, in whole dollars. */
  const depositOf = (stay: SeasonStay): SeasonPayment[] => {
    const at = hoursAfter(stay.createdAt, 1 + wholeOf(random, 40))
    const isTooLate = at >= (stay.cancelledAt ?? `${stay.checkIn}T00:00:00.000Z`) || at >= latest
    if (isTooLate || stay.note === unpaidNote || !happens(random, depositChance)) return []
    const cents = Math.floor(stay.totalCents / 300) * 100
    return cents === 0 ? [] : [entry(stay, { cents, method: 'transfer', at })]
  }

  /** The rest of the price, at the beginning or the end of the stay. */
  const restOf = (stay: SeasonStay, paidCents: number): SeasonPayment[] => {
    const { arrivedOn, endedOn, totalCents } = stay
    if (arrivedOn === null) return []
    const day = happens(random, atArrivalChance) ? arrivedOn : endedOn
    if (day === null || happens(random, unpaidChance)) return []
    const method = oneOf(random, methods)
    const note = happens(random, 0.03) ? oneOf(random, paymentNotes) : null
    const rest = { cents: totalCents - paidCents, at: momentOn(day, random).toISOString(), note }
    if (!happens(random, wrongChance)) return [entry(stay, { ...rest, method })]
    const wrong = entry(stay, { ...rest, method: 'cash' })
    const back = { cents: -wrong.cents, method: wrong.method, at: wrong.at, reverses: wrong }
    return [
      wrong,
      entry(stay, { ...back, note: oneOf(random, reversalReasons) }),
      entry(stay, { ...rest, method: 'card' }),
    ]
  }

  const of = (stay: SeasonStay): SeasonPayment[] => {
    const deposit = depositOf(stay)
    const paidCents = deposit.reduce((sum, { cents }) => sum + cents, 0)
    if (stay.status !== 'cancelled') return [...deposit, ...restOf(stay, paidCents)]
    if (stay.cancelledAt === null || stay.refund === 'none' || paidCents === 0) return deposit
    const at = hoursAfter(stay.cancelledAt, 1)
    const note = oneOf(random, refundReasons)
    return [...deposit, entry(stay, { cents: -paidCents, method: 'transfer', at, note })]
  }

  return stays.flatMap(of).sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
