import type { DeskBooking, GivenGroup } from '@calm-rest/api/desk'
import { type Answer, InvalidArgumentError, Option, wholeNumber } from '@calm-rest/command'
import { hotel } from '@calm-rest/contract/hotel'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { unitLabel } from '@calm-rest/contract/staff'
import { defaultLang, langs } from '@calm-rest/contract/widget'
import { amountText, table } from '../../table.ts'
import type { DeskContext, Resource } from '../resource.ts'

const bookingTable = (bookings: readonly DeskBooking[]): string => {
  const names = [
    'reference',
    'check-in',
    'check-out',
    'room',
    'unit',
    'guests',
    'name',
    'status',
    hotel.currency,
  ]
  const rows = bookings.map((one) => [
    one.reference,
    one.checkIn,
    one.checkOut,
    one.roomId,
    unitLabel(one),
    String(one.guests),
    `${one.firstName} ${one.lastName}`.trim(),
    one.status,
    amountText(one.totalPrice),
  ])
  return table(names, rows, ['unit', 'guests', hotel.currency])
}

const about = (bookings: readonly DeskBooking[], done: string): Answer => ({
  text: `${done}\n\n${bookingTable(bookings)}`,
  json: { bookings },
})

/** Like `horizon-room:2`: a room type, and how many sleep in it. */
const additionalRoom = (value: string, before: { roomId: string; guests: number }[] = []) => {
  const [, roomId, guests] = /^(.+):(\d)$/.exec(value) ?? []
  if (roomId === undefined)
    throw new InvalidArgumentError('Write it as the room type and the guests, like horizon-room:2.')
  return [...before, { roomId, guests: Number(guests) }]
}

const addressesOf = (found: readonly DeskBooking[]) => {
  const { size } = new Set(found.map(({ email }) => email.toLowerCase()).filter((email) => email !== ''))
  return size === 1 ? '1 address' : `${size} addresses`
}

const groupKinds = ['email', 'network', 'made'] as const

/** Nothing where `made` has no end, or another has one. */
const groupOf = (
  by: (typeof groupKinds)[number],
  what: string,
  until: string | undefined,
  withStaff: boolean,
): GivenGroup | undefined => {
  if (by === 'made') return until === undefined ? undefined : { by, from: what, until, withStaff }
  if (until !== undefined) return undefined
  return by === 'email' ? { by, email: what } : { by, of: what }
}

/** Shows what would be cancelled before it asks. */
const cancelGroup = async (
  group: GivenGroup,
  isQuiet: boolean,
  { desk, ask }: DeskContext,
): Promise<Answer> => {
  const found = await desk.bookings.ofGroup(group)
  if (found.length === 0) return { text: 'None.', json: { bookings: [] } }
  const toWhom = isQuiet ? 'without a mail' : `and write to ${addressesOf(found)}`
  await ask(`${bookingTable(found)}\n\nCancel these ${found.length}, ${toWhom}?`)
  const bookings = await desk.bookings.cancelAll(found, isQuiet)
  return about(bookings, `cancelled ${bookings.length}`)
}

export const bookings: Resource = (resource, choose) => {
  resource
    .command('add')
    .description('book several rooms under one reference; the confirmation goes out by mail')
    .requiredOption('--room <id>', 'the room type')
    .requiredOption('--from <day>', 'arrival')
    .requiredOption('--until <day>', 'departure')
    .requiredOption('--guests <n>', 'how many', wholeNumber())
    .requiredOption('--first-name <name>')
    .requiredOption('--last-name <name>')
    .requiredOption('--email <address>')
    .requiredOption(
      '--also <room:guests>',
      'one more room for the same nights, like horizon-room:2; again for another',
      additionalRoom,
    )
    .option('--phone <number>', 'with its country code; without one it is of the property’s country')
    .option('--arrives <time>', 'about when, like 15:30')
    .option('--request <text>', 'what the guest asks for')
    .addOption(new Option('--lang <lang>', 'of the confirmation').choices(langs).default(defaultLang))
    .action(({ room: roomId, from: checkIn, until: checkOut, arrives, request, ...guest }) =>
      choose(async ({ desk, ask }) => {
        const order = {
          roomId,
          checkIn,
          checkOut,
          ...guest,
          arrivalTime: arrives,
          specialRequest: request,
        }
        const total = await desk.bookings.totalOf(order)
        const types = [roomId, ...order.also.map((one) => one.roomId)].join(' and ')
        const stay = `${types} from ${checkIn} to ${checkOut}`
        await ask(
          `Book ${stay} for ${amountText(total)} ${hotel.currency}, and send the confirmation to ${order.email}?`,
        )
        const rooms = await desk.bookings.add(order, total)
        return about(rooms, `booked ${bookingReferenceOf(rooms[0]?.reference ?? '')}`)
      }),
    )

  resource
    .command('cancel')
    .description('cancel all that have something in common; guests pay nothing and hear of it by mail')
    .argument('<what>', 'an address, a network (IP or reference), or the first moment')
    .argument('[until]', 'with --by made: the moment before which they were made')
    .addOption(
      new Option('--by <what>', 'what they have in common').choices(groupKinds).makeOptionMandatory(),
    )
    .option('--no-mail', 'write to nobody')
    .option('--with-staff', 'with --by made: also what the staff has booked')
    .action((what, until, { by, mail, withStaff = false }, command) => {
      if (withStaff && by !== 'made') return command.error('--with-staff goes with --by made.')
      const group = groupOf(by, what, until, withStaff)
      if (!group)
        return command.error(`--by ${by} takes ${by === 'made' ? 'two moments: from and until' : 'one'}.`)
      return choose((context) => cancelGroup(group, !mail, context))
    })

  const forOne = (name: 'pin' | 'unpin', description: string, done: string) =>
    resource
      .command(name)
      .description(description)
      .argument('<reference>')
      .action((given) => choose(async ({ desk }) => about([await desk.bookings[name](given)], done)))
  forOne('pin', 'it keeps its unit', 'pinned')
  forOne('unpin', 'it may get another unit until the guest arrives, so that others find one', 'unpinned')
}
