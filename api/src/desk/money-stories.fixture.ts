import { dueCentsOf, staysOf } from '../stays/index.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openTestDesk } from '../testing/opened-desk.ts'
import { createDeskCommands } from './create-desk-commands.ts'

const named = (en: string) => ({ en, de: `${en} (de)`, zh: `${en} (zh)` })
const rates = {
  taxes: [
    { id: 'service', name: named('Service'), percent: 10, included: false },
    { id: 'vat', name: named('VAT'), percent: 18, included: true },
    { id: 'city', name: named('City'), amountCents: 250, per: 'person_night', included: false },
  ],
  extras: [
    { id: 'beer', name: named('Beer'), amountCents: 355, per: 'stay', max: 6, soldAt: 'desk' },
    { id: 'shuttle', name: named('Shuttle'), amountCents: 4500, per: 'stay' },
  ],
}
const rooms = ['courtyard-room', 'lighthouse-suite', 'coral-suite', 'horizon-room'] as const
const methods = ['cash', 'card', 'transfer', 'qr'] as const
const dayMs = 24 * 60 * 60_000

/** Whole numbers below `n`, the same for a seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

/** A property with taxes and a list of items, whose front desk does something at random. */
export const openMoneyStories = async (seed: number) => {
  const { api, desk: owner } = await openTestDesk()
  const { rates: current } = await owner.rates.current()
  await owner.rates.replace(Object.assign({}, current, rates) as never)
  const random = createRandom(seed)
  const one = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)]
  let now = Date.parse('2027-06-01T06:00:00.000Z')
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => new Date(now) })
  const stays = staysOf(api.db)
  const references: string[] = []
  const dateIn = (days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10)
  const amount = () => (1 + random(40_000)) / 100
  const reason = 'Told by a story'

  const entriesOf = async (reference: string) => stays.ledger.ofStay(reference)
  const acts: Record<string, (reference: string) => Promise<unknown>> = {
    book: async () => {
      const from = 1 + random(20)
      const order = Object.assign({}, goodBooking, {
        roomId: one(rooms),
        checkIn: dateIn(from),
        checkOut: dateIn(from + 1 + random(4)),
        guests: 1 + random(2),
        lang: one(['en', 'de', 'zh'] as const),
      })
      const [booked] = await desk.bookings.add(order as never, await desk.bookings.totalOf(order as never))
      if (booked) references.push(booked.reference)
    },
    take: (reference) => desk.payments.take(reference, { amount: amount(), method: one(methods) ?? 'cash' }),
    refund: (reference) =>
      desk.payments.refund(reference, { amount: amount(), reason, lowersPrice: random(2) === 0 }),
    reverse: async (reference) => {
      const entry = one(await entriesOf(reference))
      if (entry) await desk.payments.reverse(reference, entry.id, reason)
    },
    charge: (reference) =>
      desk.charges.add(reference, [
        random(2) === 0
          ? { item: 'beer', quantity: 1 + random(3), price: 3.55 }
          : { name: 'Laundry', quantity: 1, price: amount() },
      ]),
    takeChargeBack: async (reference) => {
      const charge = one(await stays.charges.ofStay(reference))
      if (charge) await desk.charges.reverse(reference, charge.id, reason)
    },
    discount: (reference) => desk.charges.discount(reference, { percent: 1 + random(50), reason }),
    hold: (reference) => desk.payments.hold(reference, { amount: amount(), method: 'cash' }),
    giveBack: async (reference) => {
      const entry = one(await entriesOf(reference))
      if (entry) await desk.payments.giveBack(reference, entry.id)
    },
    setPrice: (reference) => desk.stays.setPrice(reference, amount(), reason),
    local: (reference) => desk.stays.markLocal(reference, random(2) === 0),
    cancel: (reference) => desk.stays.cancel(reference, random(2) === 0 ? 'full' : 'none'),
    arrive: (reference) => desk.bookings.arrive(reference),
    leave: (reference) => desk.bookings.leave(reference),
    noShow: (reference) => desk.bookings.noShow(reference),
    issue: (reference) =>
      desk.documents.issue(reference, {
        kind: one(['bill', 'receipt', 'invoice'] as const) ?? 'bill',
        lang: 'en',
      }),
    credit: async (reference) => {
      const document = one(await stays.documents.ofBooking(reference))
      if (document) await desk.documents.credit(document.id, reason)
    },
    payout: () =>
      desk.payouts.arrive({ method: one(methods) ?? 'card', until: dateIn(0), arrived: amount() }),
    closeTill: async () => {
      const till = one(await stays.tills.open())
      if (!till) return
      const counted = till.figures.cash.map(({ currency, openingCents, takenCents }) => {
        const found = Math.max(0, openingCents + takenCents) / 100
        return { currency, amount: found, left: random(2) === 0 ? found : 0, reason }
      })
      await desk.till.close({ till: till.name, untilEntry: Math.max(0, ...till.entryIds), counted })
    },
    post: () => stays.posting(new Date(now)),
    wait: async () => {
      now += (1 + random(36)) * 60 * 60_000
    },
  }
  const names = Object.keys(acts)

  return {
    db: api.db,
    /** Does something that the rules permit or refuse, and returns its name and whether it was done. */
    act: async (): Promise<{ name: string; isDone: boolean }> => {
      const name = references.length === 0 ? 'book' : (one(names) ?? 'wait')
      try {
        await acts[name]?.(one(references) ?? '')
        return { name, isDone: true }
      } catch (cause) {
        // a rule refused it; anything else is a fault
        if ((cause as { code?: string }).code === undefined) throw cause
        return { name, isDone: false }
      }
    },
    /** Posts all that happened, as if every stay was over. */
    postAll: async () => {
      now += 100 * dayMs
      await stays.posting(new Date(now))
    },
    /** What the property's own rows say of each stay, in cents. */
    owed: async () => {
      const rows = await Promise.all(
        references.map((reference) => stays.bookings.byReference(reference, 'en')),
      )
      return rows.flatMap((row) =>
        row
          ? [
              {
                reference: row.reference,
                due: dueCentsOf(row),
                held: row.heldCents,
              },
            ]
          : [],
      )
    },
    folioOf: (reference: string) => stays.folios.ofBooking(reference, 'en'),
  }
}
