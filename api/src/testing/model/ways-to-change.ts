import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Chart, StaffStay } from '@calm-rest/contract/staff'
import { addDays, laterOf } from '@calm-rest/contract/stay'
import type { SignedLinks } from '../../core/links/signed-links.ts'
import type { Desk } from '../../desk/open-desk.ts'
import { goodBooking } from '../inputs.ts'
import type { joinStaff, StaffApi } from '../staff-calls.ts'
import type { createDice } from './dice.ts'

/** Acknowledged state of each stay, for all writers. */
export type Acknowledged = Map<string, StaffStay>

type Phone = Awaited<ReturnType<typeof joinStaff>>
type Write = 'markStay' | 'changeStay' | 'writeNote' | 'cancelStay' | 'takePayment' | 'refundStay'

interface WayDeps {
  api: StaffApi
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

/** Refusals that are valid for a client that has seen the stored state. */
const refusals = [
  'room_taken',
  'unit_taken',
  'unit_occupied',
  'unit_dirty',
  'nights_sold',
  'stay_closed',
  'stay_has_begun',
  'too_early',
  'nothing_to_undo',
  'booking_closed',
  'night_over',
  'invalid_request',
  'price_changed',
]

/** A partner of the model, and headers of a browser's request from its page. */
export const partner = { id: 'model-tours', origin: 'https://www.model-tours.example' }
const fromPartner = { Origin: partner.origin, 'Sec-Fetch-Site': 'cross-site' }

const assertRefused = (code: string | undefined) => ok(refusals.includes(code ?? ''), `refused with ${code}`)

/** Every way to change something, at random. Answers are recorded as acknowledged. */
export const createWaysToChange = (deps: WayDeps) => {
  const { api, command, desks, stays, blocks, dice, links, readStay, chart, today } = deps
  const { roll, pick } = dice
  const counts = { booked: 0, fromPartner: 0, written: 0, stale: 0, refused: 0, duels: 0 }
  /** The last state of each stay that each phone has seen; outdated as soon as others change it. */
  const screens = desks.map(() => new Map<string, string>())

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    api.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const look = async (screen: Map<string, string>) => {
    for (const { reference, version } of (await chart()).stays) screen.set(reference, version)
  }
  const acknowledge = async (reference: string) => stays.set(reference, await readStay(reference))

  /** Writes on what a phone shows: it succeeds if that is current, and is otherwise refused with the present state. */
  const write = async (place: 0 | 1, reference: string, name: Write, sent: object) => {
    const seen = screens[place]?.get(reference) ?? ''
    const before = await readStay(reference)
    const { status, data } = await desks[place].call(name, {
      params: { reference },
      body: { ...sent, version: seen },
    })
    const after = await readStay(reference)
    if (seen !== before.version) {
      deepEqual([status, data.code, data.current], [409, 'changed_meanwhile', before])
      deepEqual(after, before)
      counts.stale += 1
    } else if (status === 200) {
      deepEqual(data, after)
      counts.written += 1
      stays.set(reference, after)
    } else {
      assertRefused(data.code)
      deepEqual(after, before)
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
    // the room is not ready for the guest: last night's guests are still in it, or it is not clean
    if (person.isHere && quote.isFree && status !== 201) return assertRefused(data.code)
    equal(status === 201, quote.isFree)
    if (status === 201) await booked(data.reference)
  }
  const bookBy = async (more: object, headers: Record<string, string>) => {
    const { roomId: roomType, ...order } = wanted()
    const { data: quote } = await desks[0].call('quoteWalkIn', { body: { roomId: roomType, ...order } })
    const body = { ...goodBooking, ...order, ...more, roomType, totalPrice: quote.totalPrice }
    const answer = await post('/api/bookings', body, headers)
    const { reference } = await answer.json()
    deepEqual([answer.status, quote.isFree], quote.isFree ? [201, true] : [409, false])
    if (quote.isFree) await booked(reference)
    return answer
  }
  const bookOnSite = () => bookBy({}, {})
  const bookFromPartner = async () => {
    const { headers } = await bookBy({ partner: partner.id }, fromPartner)
    equal(headers.get('Access-Control-Allow-Origin'), partner.origin)
    counts.fromPartner += 1
  }
  const cancelByLink = async ({ reference, checkOut }: StaffStay) => {
    const answer = await post('/api/bookings/by-link/cancel', {
      token: await links.forBooking(reference, checkOut),
    })
    if (answer.status === 200) await acknowledge(reference)
    else assertRefused((await answer.json()).code)
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
    else deepEqual(await readStay(reference), before)
  }
  const change = async (place: 0 | 1, { reference, checkIn, checkOut, arrivedOn }: StaffStay) => {
    const from =
      arrivedOn !== null || checkIn < today() ? checkIn : laterOf(today(), addDays(checkIn, roll(5) - 2))
    const body = { checkIn: from, checkOut: laterOf(addDays(from, 1), addDays(checkOut, roll(5) - 2)) }
    const { status, data: quote } = await desks[place].call('quoteStayChange', {
      params: { reference },
      body,
    })
    if (status !== 200) return assertRefused(quote.code)
    const isDone = await write(place, reference, 'changeStay', { ...body, totalPrice: quote.totalPrice })
    if (!isDone) return
    const { checkIn: cameOn, checkOut: goesOn, totalPrice } = stays.get(reference) as StaffStay
    deepEqual([cameOn, goesOn, totalPrice], [body.checkIn, body.checkOut, quote.totalPrice])
  }
  const note = async (place: 0 | 1, { reference }: StaffStay) => {
    const text = `note ${roll(1000)}`
    if (await write(place, reference, 'writeNote', { note: text })) equal(stays.get(reference)?.note, text)
  }
  /** Takes a payment, or refunds it. */
  const pay = async (place: 0 | 1, { reference }: StaffStay) => {
    const { paid } = await readStay(reference)
    const amount = 1 + roll(200)
    const isRefund = paid > 0 && roll(3) === 0
    const isDone = isRefund
      ? await write(place, reference, 'refundStay', { amount, method: 'card', reason: 'x' })
      : await write(place, reference, 'takePayment', { amount, method: 'cash' })
    if (isDone) equal(stays.get(reference)?.paid, isRefund ? paid - amount : paid + amount)
  }
  /** Both write at the same moment on what both have seen: one succeeds, the other is refused with the new state. */
  const duel = async ({ reference }: StaffStay) => {
    const { version } = await readStay(reference)
    const answers = await Promise.all(
      desks.map(({ call }, i) =>
        call('writeNote', { params: { reference }, body: { version, note: `duel ${counts.duels} ${i}` } }),
      ),
    )
    const [winner, loser] = answers.toSorted((one, other) => one.status - other.status)
    const after = await readStay(reference)
    deepEqual([winner?.status, winner?.data], [200, after])
    deepEqual([loser?.status, loser?.data.code, loser?.data.current], [409, 'changed_meanwhile', after])
    counts.duels += 1
    stays.set(reference, after)
  }
  const block = async (place: 0 | 1) => {
    const { roomId, checkIn: from, checkOut: until } = wanted()
    const { status, data } = await desks[place].call('addBlock', {
      body: { roomId, from, until, reason: 'x' },
    })
    if (status === 201) blocks.add(data.id)
    else assertRefused(data.code)
  }
  const unblock = async (place: 0 | 1) => {
    const id = pick([...blocks])
    if (id === undefined) return
    equal((await desks[place].call('removeBlock', { params: { id } })).status, 200)
    blocks.delete(id)
  }

  /** Marks due stays, mostly from a phone with current data. */
  const mark = async (place: 0 | 1) => {
    const due = [...stays.values()].filter(
      ({ status, checkIn }) => status !== 'cancelled' && checkIn <= today(),
    )
    const stay = pick(due)
    const as = pick(['check_in', 'check_in', 'check_out', 'no_show', 'undo'] as const)
    if (!stay) return
    if (roll(3) > 0) await look(screens[place] as Map<string, string>)
    await write(place, stay.reference, 'markStay', {
      mark: as,
      ...(as === 'check_in' && roll(2) === 0 && { dirtyReason: 'x' }),
    })
  }

  return {
    counts,
    /** Changes something, or reads. */
    step: async () => {
      const place = roll(2) as 0 | 1
      const kind = roll(21)
      if (kind < 3) return walkIn(place)
      if (kind < 5) return bookOnSite()
      if (kind === 5) return bookFromPartner()
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
