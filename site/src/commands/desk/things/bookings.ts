import type { DeskBooking, DeskDay, DeskOrder, GivenGroup } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { WrongUse } from '@calm-rest/command'
import { bookingStatuses } from '@calm-rest/contract/schemas'
import { defaultLang, langs } from '@calm-rest/contract/widget'
import { card, dollars, table } from '../../table.ts'
import {
  type Command,
  first,
  type Given,
  need,
  oneOf,
  type Surroundings,
  type Thing,
  whole,
} from '../command.ts'
import { atHouse } from '../moments.ts'

const nameOf = ({ firstName, lastName }: DeskBooking) => `${firstName} ${lastName}`.trim()

export const bookingTable = (bookings: readonly DeskBooking[]): string =>
  bookings.length === 0
    ? 'None.'
    : table(
        ['reference', 'check-in', 'check-out', 'room', 'guests', 'name', 'status', 'USD'],
        bookings.map((one) => [
          ...[one.reference, one.checkIn, one.checkOut, one.roomId, String(one.guests), nameOf(one)],
          ...[one.status, dollars(one.totalPrice)],
        ]),
        ['guests', 'USD'],
      )

const bookingCard = (one: DeskBooking): string =>
  card([
    ['reference', one.reference],
    ['status', one.refund === null ? one.status : `${one.status}, refund: ${one.refund}`],
    ['room', `${one.roomType} (${one.roomId})`],
    ['stay', `${one.checkIn} to ${one.checkOut}, nights: ${one.nights}`],
    ['guests', String(one.guests)],
    ['USD', dollars(one.totalPrice)],
    ['name', nameOf(one)],
    ['email', one.email],
    ['language', one.lang],
    ['request', one.specialRequest],
    ['through', one.partner],
    ['booked', atHouse(one.bookedAt)],
    ['cancelled', one.cancelledAt && atHouse(one.cancelledAt)],
    ['free until', one.status === 'confirmed' ? atHouse(one.freeCancellationUntil) : null],
  ])

const about = (booking: DeskBooking, done?: string): Answer => ({
  text: [...(done === undefined ? [] : [done, '']), bookingCard(booking)].join('\n'),
  json: { booking },
})

const list: Command = {
  takes: '[--from DAY] [--until DAY] [--room ID] [--status STATUS]',
  args: [0, 0],
  options: ['from', 'until', 'room', 'status'],
  does: "stays from today on, or that touch these days; STATUS is 'all' or one of them, without one all but the cancelled",
  run: async ({ values: { from, until, room, status } }, { desk }) => {
    const roomId = room === undefined ? undefined : (await desk.rooms.find(room)).id
    const wanted = status === undefined ? undefined : oneOf(status, ['all', ...bookingStatuses], '--status')
    const bookings = await desk.bookings.list({ from, until, roomId, status: wanted })
    return { text: bookingTable(bookings), json: { bookings } }
  },
}

const dayText = ({ day, arriving, leaving, staying }: DeskDay) =>
  [
    day,
    `arriving\n${bookingTable(arriving)}`,
    `leaving\n${bookingTable(leaving)}`,
    `staying\n${bookingTable(staying)}`,
  ].join('\n\n')

const day: Command = {
  takes: '[DAY]',
  args: [0, 1],
  options: [],
  does: 'who arrives, leaves and stays, today or on another day',
  run: async ({ args }, { desk }) => {
    const found = await desk.bookings.day(args[0])
    return { text: dayText(found), json: { day: found } }
  },
}

const show: Command = {
  takes: 'REFERENCE',
  args: [1, 1],
  options: [],
  does: 'everything about one',
  run: async (given, { desk }) => about(await desk.bookings.find(first(given))),
}

const orderOf = (given: Given): DeskOrder => ({
  roomId: need(given, 'room'),
  checkIn: need(given, 'from'),
  checkOut: need(given, 'until'),
  guests: whole(need(given, 'guests'), '--guests'),
  firstName: need(given, 'first-name'),
  lastName: need(given, 'last-name'),
  email: need(given, 'email'),
  specialRequest: given.values.request,
  lang: oneOf(given.values.lang ?? defaultLang, langs, '--lang'),
})

const add: Command = {
  takes: '--room ID --from DAY --until DAY --guests N --first-name NAME --last-name NAME --email ADDRESS',
  args: [0, 0],
  options: ['room', 'from', 'until', 'guests', 'first-name', 'last-name', 'email', 'request', 'lang'],
  does: "book for a guest who called, at the room's price; --request TEXT, --lang de; the confirmation goes out by mail",
  run: async (given, { desk, sure }) => {
    const order = orderOf(given)
    const total = await desk.bookings.totalOf(order)
    const stay = `${order.roomId} from ${order.checkIn} to ${order.checkOut}`
    await sure(`Book ${stay} for ${dollars(total)} dollars, and send the confirmation to ${order.email}?`)
    const booking = await desk.bookings.add(order, total)
    return about(booking, `booked ${booking.reference}`)
  },
}

const groupOf = ({ args: [what = '', until], values }: Given): GivenGroup => {
  const by = oneOf(values.by ?? '', ['email', 'network', 'made'], '--by')
  if (by !== 'made' && until !== undefined) throw new WrongUse(`--by ${by} takes one.`)
  if (by === 'email') return { by, email: what }
  if (by === 'network') return { by, of: what }
  if (until === undefined) throw new WrongUse('--by made takes two moments: from and until.')
  return { by, from: what, until }
}

const addressesOf = (found: readonly DeskBooking[]) => {
  const { size } = new Set(found.map(({ email }) => email.toLowerCase()).filter((email) => email !== ''))
  return size === 1 ? '1 address' : `${size} addresses`
}

/** Shows what would be cancelled before it asks. */
const cancelGroup = async (given: Given, { desk, sure }: Surroundings): Promise<Answer> => {
  const found = await desk.bookings.ofGroup(groupOf(given))
  if (found.length === 0) return { text: 'None.', json: { bookings: [] } }
  const isQuiet = given.values['no-mail'] ?? false
  const toWhom = isQuiet ? 'without a mail' : `and write to ${addressesOf(found)}`
  await sure(`${bookingTable(found)}\n\nCancel these ${found.length}, ${toWhom}?`)
  const bookings = await desk.bookings.cancelAll(found, isQuiet)
  return { text: `cancelled ${bookings.length}\n\n${bookingTable(bookings)}`, json: { bookings } }
}

const cancel: Command = {
  takes: 'REFERENCE | --by email ADDRESS | --by network IP|REFERENCE | --by made FROM UNTIL [--no-mail]',
  args: [1, 2],
  options: ['by', 'no-mail'],
  does: 'the house cancels: the guest pays nothing and hears of it by mail; many at once --by what they have in common',
  run: async (given, around) => {
    if (given.values.by !== undefined) return cancelGroup(given, around)
    if (given.args.length > 1 || given.values['no-mail'])
      throw new WrongUse("'bookings cancel' takes one REFERENCE, or --by.")
    const { desk, sure } = around
    const booking = await desk.bookings.find(first(given))
    const { reference, status, checkIn, checkOut, email } = booking
    if (status === 'cancelled') return about(booking, `${reference} was cancelled already`)
    await sure(`Cancel ${reference}, ${checkIn} to ${checkOut}, and write to ${email || 'nobody'}?`)
    return about(await desk.bookings.cancel(reference), `cancelled ${reference}`)
  },
}

const mark: Command = {
  takes: 'REFERENCE no-show|came',
  args: [2, 2],
  options: [],
  does: "the guest did not come; 'came' takes that back",
  run: async (given, { desk, sure }) => {
    const { reference } = await desk.bookings.find(first(given))
    const what = oneOf(given.args[1] ?? '', ['no-show', 'came'], 'What is marked')
    await sure(`Mark ${reference} as ${what}?`)
    const booking =
      what === 'came' ? await desk.bookings.came(reference) : await desk.bookings.noShow(reference)
    return about(booking, `marked ${reference} ${what}`)
  },
}

export const bookings: Thing = { list, day, show, add, cancel, mark }
