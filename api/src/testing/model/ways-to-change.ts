import type { Chart, StaffStay } from '@calm-rest/contract/staff'
import { addDays, laterOf } from '@calm-rest/contract/stay'
import { expect } from 'vitest'
import type { Desk } from '../../desk/index.ts'
import type { SignedLinks } from '../../links/signed-links.ts'
import { goodBooking } from '../inputs.ts'
import type { joinStaff } from '../staff.ts'
import type { TestApi } from '../test-api.ts'
import type { createDice } from './dice.ts'

/** What was acknowledged of each stay, whoever changed it. */
export type Acknowledged = Map<string, StaffStay>

type Phone = Awaited<ReturnType<typeof joinStaff>>
type Write = 'markStay' | 'changeStay' | 'writeNote' | 'cancelStay' | 'takePayment' | 'refundStay'

interface WayDeps {
  api: TestApi
  command: Desk
  desks: readonly [Phone, Phone]
  stays: Acknowledged
  blocks: Set<number>
  dice: ReturnType<typeof createDice>
  links: SignedLinks
  readStay: (reference: string) => Promise<StaffStay>
  chart: () => Promise<Chart>
  today: () => string
}

/** Types with three units, two and one. */
const types = ['frangipani-room', 'courtyard-room', 'coral-suite'] as const

/** What may be refused to whoever has seen what is stored. */
const refusals = [
  ...[
    'room_taken',
    'unit_taken',
    'nights_sold',
    'stay_closed',
    'stay_has_begun',
    'too_early',
    'nothing_to_undo',
  ],
  ...['booking_closed', 'night_over', 'invalid_request', 'price_changed'],
]

/** Each way in which somebody changes something, at random; what was answered is noted as acknowledged. */
export const createWaysToChange = (deps: WayDeps) => {
  const { api, command, desks, stays, blocks, dice, links, readStay, chart, today } = deps
  const { roll, pick } = dice
  const counts = { booked: 0, written: 0, stale: 0, refused: 0, duels: 0 }
  /** What each phone has seen last of each stay: old as soon as anybody else changes it. */
  const screens = desks.map(() => new Map<string, string>())

  const look = async (screen: Map<string, string>) => {
    for (const { reference, version } of (await chart()).stays) screen.set(reference, version)
  }
  const acknowledge = async (reference: string) => stays.set(reference, await readStay(reference))

  /** A write on what a phone shows: done where that is true, otherwise refused with what is. */
  const write = async (place: 0 | 1, reference: string, name: Write, sent: object) => {
    const seen = screens[place]?.get(reference) ?? ''
    const before = await readStay(reference)
    const { status, data } = await desks[place].call(name, {
      params: { reference },
      body: { ...sent, version: seen },
    })
    const after = await readStay(reference)
    if (seen !== before.version) {
      expect([status, data.code, data.current]).toEqual([409, 'changed_meanwhile', before])
      expect(after).toEqual(before)
      counts.stale += 1
    } else if (status === 200) {
      expect(data).toEqual(after)
      counts.written += 1
      stays.set(reference, after)
    } else {
      expect(refusals).toContain(data.code)
      expect(after).toEqual(before)
      counts.refused += 1
    }
    screens[place]?.set(reference, after.version)
    return status === 200
  }

  const wanted = () => {
    const checkIn = addDays(today(), roll(5))
    return { roomId: pick(types) as string, checkIn, checkOut: addDays(checkIn, 1 + roll(4)), guests: 1 }
  }
  const booked = (reference: string) => {
    counts.booked += 1
    return acknowledge(reference)
  }
  const walkIn = async (place: 0 | 1) => {
    const order = wanted()
    const { data: quote } = await desks[place].call('quoteWalkIn', { body: order })
    const person = { firstName: 'A', lastName: 'B', lang: 'en', isHere: order.checkIn === today() } as const
    const body = { ...order, ...person, totalPrice: quote.totalPrice }
    const { status, data } = await desks[place].call('addWalkIn', { body })
    expect(status === 201).toBe(quote.isFree)
    if (status === 201) await booked(data.reference)
  }
  const bookOnSite = async () => {
    const { roomId: roomType, ...order } = wanted()
    const { data: quote } = await desks[0].call('quoteWalkIn', { body: { roomId: roomType, ...order } })
    const answer = await api.post('/api/bookings', {
      ...goodBooking,
      ...order,
      roomType,
      totalPrice: quote.totalPrice,
    })
    const { reference } = await answer.json()
    expect([answer.status, quote.isFree]).toEqual(quote.isFree ? [201, true] : [409, false])
    if (quote.isFree) await booked(reference)
  }
  const cancelByLink = async ({ reference, checkOut }: StaffStay) => {
    const answer = await api.post('/api/bookings/by-link/cancel', {
      token: await links.forBooking(reference, checkOut),
    })
    if (answer.status === 200) await acknowledge(reference)
    else expect(refusals).toContain((await answer.json()).code)
  }
  const byCommand = async ({ reference, unit }: StaffStay) => {
    const acts = [
      () => command.bookings.move(reference, 1 + (unit % 2)),
      () => command.bookings.arrive(reference),
      () => command.bookings.pin(reference),
    ]
    const before = await readStay(reference)
    const isDone = await (pick(acts) as (typeof acts)[number])().then(
      () => true,
      () => false,
    )
    if (isDone) await acknowledge(reference)
    else expect(await readStay(reference)).toEqual(before)
  }
  const change = async (place: 0 | 1, { reference, checkIn, checkOut, arrivedOn }: StaffStay) => {
    const from =
      arrivedOn !== null || checkIn < today() ? checkIn : laterOf(today(), addDays(checkIn, roll(5) - 2))
    const body = { checkIn: from, checkOut: laterOf(addDays(from, 1), addDays(checkOut, roll(5) - 2)) }
    const { status, data: quote } = await desks[place].call('quoteStayChange', {
      params: { reference },
      body,
    })
    if (status !== 200) return expect(refusals).toContain(quote.code)
    const isDone = await write(place, reference, 'changeStay', { ...body, totalPrice: quote.totalPrice })
    if (isDone) expect(stays.get(reference)).toMatchObject({ ...body, totalPrice: quote.totalPrice })
  }
  const note = async (place: 0 | 1, { reference }: StaffStay) => {
    const text = `note ${roll(1000)}`
    if (await write(place, reference, 'writeNote', { note: text }))
      expect(stays.get(reference)?.note).toBe(text)
  }
  /** Money in, or out again. */
  const pay = async (place: 0 | 1, { reference }: StaffStay) => {
    const { paid } = await readStay(reference)
    const amount = 1 + roll(200)
    const isRefund = paid > 0 && roll(3) === 0
    const isDone = isRefund
      ? await write(place, reference, 'refundStay', { amount, method: 'card', reason: 'x' })
      : await write(place, reference, 'takePayment', { amount, method: 'cash' })
    if (isDone) expect(stays.get(reference)?.paid).toBe(isRefund ? paid - amount : paid + amount)
  }
  /** Both write at the same moment on what both have seen: one is done, the other is told what is new. */
  const duel = async ({ reference }: StaffStay) => {
    const { version } = await readStay(reference)
    const answers = await Promise.all(
      desks.map(({ call }, i) =>
        call('writeNote', { params: { reference }, body: { version, note: `duel ${counts.duels} ${i}` } }),
      ),
    )
    const [winner, loser] = answers.toSorted((one, other) => one.status - other.status)
    const after = await readStay(reference)
    expect([winner?.status, winner?.data]).toEqual([200, after])
    expect([loser?.status, loser?.data.code, loser?.data.current]).toEqual([409, 'changed_meanwhile', after])
    counts.duels += 1
    stays.set(reference, after)
  }
  const block = async (place: 0 | 1) => {
    const { roomId, checkIn: from, checkOut: until } = wanted()
    const { status, data } = await desks[place].call('addBlock', {
      body: { roomId, from, until, reason: 'x' },
    })
    if (status === 201) blocks.add(data.id)
    else expect(refusals).toContain(data.code)
  }
  const unblock = async (place: 0 | 1) => {
    const id = pick([...blocks])
    if (id === undefined) return
    expect((await desks[place].call('removeBlock', { params: { id } })).status).toBe(200)
    blocks.delete(id)
  }

  /** Who is due is marked, mostly by somebody who has just looked. */
  const mark = async (place: 0 | 1) => {
    const due = [...stays.values()].filter(
      ({ status, checkIn }) => status !== 'cancelled' && checkIn <= today(),
    )
    const stay = pick(due)
    const as = pick(['check_in', 'check_in', 'check_out', 'no_show', 'undo'] as const)
    if (!stay) return
    if (roll(3) > 0) await look(screens[place] as Map<string, string>)
    await write(place, stay.reference, 'markStay', { mark: as })
  }

  return {
    counts,
    /** Somebody changes something, or looks. */
    step: async () => {
      const place = roll(2) as 0 | 1
      const kind = roll(21)
      if (kind < 3) return walkIn(place)
      if (kind < 6) return bookOnSite()
      if (kind === 6) return block(place)
      if (kind === 7) return unblock(place)
      if (kind < 10) return look(screens[place] as Map<string, string>)
      const stay = pick([...stays.values()].filter(({ status }) => status === 'confirmed'))
      if (!stay) return
      const { reference } = stay
      if (kind === 10) return duel(stay)
      if (kind === 11) return cancelByLink(stay)
      if (kind === 12) return byCommand(stay)
      if (kind < 15) return change(place, stay)
      if (kind < 17) return note(place, stay)
      if (kind === 17) return void (await write(place, reference, 'cancelStay', { refund: 'full' }))
      if (kind === 18) return pay(place, stay)
      return mark(place)
    },
  }
}
