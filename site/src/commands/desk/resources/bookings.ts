import type { DeskBooking, DeskChange, GivenGroup } from '@calm-rest/api/desk'
import { type Answer, Argument, InvalidArgumentError, Option, wholeNumber } from '@calm-rest/command'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { bookingStatuses } from '@calm-rest/contract/schemas'
import { defaultLang, langs } from '@calm-rest/contract/widget'
import { dollars } from '../../table.ts'
import type { DeskContext, Resource } from '../resource.ts'
import { bookingCard, bookingTable, dayText } from './booking-text.ts'
import { addNationality } from './nationalities.ts'

const about = (booking: DeskBooking, done?: string): Answer => ({
  text: [...(done === undefined ? [] : [done, '']), bookingCard(booking)].join('\n'),
  json: { booking },
})

/** All rooms of one booking. */
const aboutRooms = (rooms: readonly DeskBooking[], done?: string): Answer => {
  const [booking, ...others] = rooms
  if (booking && others.length === 0) return about(booking, done)
  return {
    text: [...(done === undefined ? [] : [done]), ...rooms.map(bookingCard)].join('\n\n'),
    json: { bookings: rooms },
  }
}

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

const roomPrices = ['kept', 'charged'] as const

interface ChangeOptions extends DeskChange {
  dirty?: string | undefined
  roomPrice?: (typeof roomPrices)[number] | undefined
}

/** Says what it costs before it asks. Another room type costs no more than the one before, unless that is asked for. */
const changeOne = async (
  given: string,
  { dirty, roomPrice, ...wanted }: ChangeOptions,
  { desk, ask }: DeskContext,
): Promise<Answer> => {
  const { before, after, isFree, totalIfKept } = await desk.bookings.quoteChange(given, wanted)
  const { reference, email } = before
  const terms = `${after.roomId} from ${after.checkIn} to ${after.checkOut}, guests: ${after.guests}, ${after.name}`
  const kept = totalIfKept ?? after.totalPrice
  const keepsPrice = roomPrice === undefined ? kept < after.totalPrice : roomPrice === 'kept'
  const total = keepsPrice ? kept : after.totalPrice
  const other =
    totalIfKept === undefined
      ? ''
      : keepsPrice
        ? ` (the price is kept; that of ${after.roomId}: ${dollars(after.totalPrice)})`
        : ` (the price of ${after.roomId}; kept: ${dollars(kept)})`
  const price = `${dollars(total)} dollars instead of ${dollars(before.totalPrice)}${other}`
  // to whoever does not ask, the refusal itself says it
  const note = isFree ? '' : ' Not all of its nights are free.'
  await ask(`Change ${reference} to ${terms} for ${price}, and write to ${email || 'nobody'}?${note}`)
  const more = { keepsPrice, dirtyReason: dirty }
  return about(await desk.bookings.change(reference, wanted, total, more), `changed ${reference}`)
}

const dirtyWords = 'of guests who are here: why they go into a room that is not clean; stands in the log'

/** The command of the desk for each mark but an arrival. */
const commandOf = { left: 'leave', 'no-show': 'noShow' } as const

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
  return { text: `cancelled ${bookings.length}\n\n${bookingTable(bookings)}`, json: { bookings } }
}

const cancelOne = async (given: string, { desk, ask }: DeskContext): Promise<Answer> => {
  const rooms = await desk.bookings.roomsOf(given)
  const [{ checkIn, checkOut, email }] = rooms
  const reference = given.toUpperCase()
  if (rooms.every(({ status }) => status === 'cancelled'))
    return aboutRooms(rooms, `${reference} was cancelled already`)
  const what = rooms.length === 1 ? reference : `all ${rooms.length} rooms of ${reference}`
  await ask(`Cancel ${what}, ${checkIn} to ${checkOut}, and write to ${email || 'nobody'}?`)
  return aboutRooms(await desk.bookings.cancel(reference), `cancelled ${reference}`)
}

export const bookings: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('stays from today on, or those that touch the days given; without the cancelled')
    .option('--from <day>', 'like 2027-03-31')
    .option('--until <day>', 'like 2027-03-31')
    .option('--room <id>', 'of this room type')
    .addOption(
      new Option('--status <status>', 'of this status').choices(['all', ...bookingStatuses] as const),
    )
    .action(({ room, ...wanted }) =>
      choose(async ({ desk }) => {
        const roomId = room === undefined ? undefined : (await desk.rooms.find(room)).id
        const bookings = await desk.bookings.list({ ...wanted, roomId })
        return { text: bookingTable(bookings), json: { bookings } }
      }),
    )

  resource
    .command('day')
    .description('who arrives, leaves and stays')
    .argument('[day]', 'today without one')
    .action((wanted) =>
      choose(async ({ desk }) => {
        const day = await desk.bookings.day(wanted)
        return { text: dayText(day), json: { day } }
      }),
    )

  resource
    .command('show')
    .description('everything about one')
    .argument('<reference>')
    .action((reference) => choose(async ({ desk }) => aboutRooms(await desk.bookings.roomsOf(reference))))

  resource
    .command('add')
    .description("book for a guest who called, at the room's price; the confirmation goes out by mail")
    .requiredOption('--room <id>', 'the room type')
    .requiredOption('--from <day>', 'arrival')
    .requiredOption('--until <day>', 'departure')
    .requiredOption('--guests <n>', 'how many', wholeNumber())
    .requiredOption('--first-name <name>')
    .requiredOption('--last-name <name>')
    .requiredOption('--email <address>')
    .option(
      '--also <room:guests>',
      'one more room for the same nights, like horizon-room:2; again for another',
      additionalRoom,
    )
    .option('--phone <number>', 'with its country code; without one it is Sri Lankan')
    .option('--arrives <time>', 'about when, like 15:30')
    .option('--request <text>', 'what the guest asks for')
    .option('--after-midnight', 'they came after midnight: --from may be yesterday, until the check-out time')
    .addOption(new Option('--lang <lang>', 'of the confirmation').choices(langs).default(defaultLang))
    .action(({ room: roomId, from: checkIn, until: checkOut, arrives, request, afterMidnight, ...guest }) =>
      choose(async ({ desk, ask }) => {
        const order = {
          roomId,
          checkIn,
          checkOut,
          ...guest,
          arrivalTime: arrives,
          specialRequest: request,
          isAfterMidnight: afterMidnight,
        }
        const total = await desk.bookings.totalOf(order)
        const types = [roomId, ...(order.also ?? []).map((one) => one.roomId)].join(' and ')
        const stay = `${types} from ${checkIn} to ${checkOut}`
        await ask(`Book ${stay} for ${dollars(total)} dollars, and send the confirmation to ${order.email}?`)
        const rooms = await desk.bookings.add(order, total)
        return aboutRooms(rooms, `booked ${bookingReferenceOf(rooms[0]?.reference ?? '')}`)
      }),
    )

  resource
    .command('cancel')
    .description('the guest pays nothing and hears of it by mail')
    .argument('<what>', 'a reference; with --by an address, a network (IP or reference), or the first moment')
    .argument('[until]', 'with --by made: the moment before which they were made')
    .addOption(new Option('--by <what>', 'cancel all that have this in common').choices(groupKinds))
    .option('--no-mail', 'with --by: write to nobody')
    .option('--with-staff', 'with --by made: also what the staff has booked')
    .action((what, until, { by, mail, withStaff = false }, command) => {
      if (by === undefined) {
        if (until !== undefined || !mail || withStaff)
          return command.error("'bookings cancel' takes one reference, or --by.")
        return choose((context) => cancelOne(what, context))
      }
      if (withStaff && by !== 'made') return command.error('--with-staff goes with --by made.')
      const group = groupOf(by, what, until, withStaff)
      if (!group)
        return command.error(`--by ${by} takes ${by === 'made' ? 'two moments: from and until' : 'one'}.`)
      return choose((context) => cancelGroup(group, !mail, context))
    })

  resource
    .command('change')
    .description('dates, room type, guests or name; says what it costs first, and writes to the guest')
    .argument('<reference>')
    .option('--room <id>', 'another room type')
    .option('--from <day>', 'arrival')
    .option('--until <day>', 'departure')
    .option('--guests <n>', 'how many', wholeNumber())
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--dirty <reason>', dirtyWords)
    .addOption(
      new Option(
        '--room-price <which>',
        'of another room type: the price is kept, or that of the room is charged; the lower one without it',
      ).choices(roomPrices),
    )
    .action((reference, { room, from: checkIn, until: checkOut, dirty, roomPrice, ...rest }, command) => {
      const wanted = { room, checkIn, checkOut, ...rest }
      if (Object.values(wanted).every((value) => value === undefined))
        return command.error("'bookings change' needs something to change: --from, --until, --room …")
      return choose((context) => changeOne(reference, { ...wanted, dirty, roomPrice }, context))
    })

  resource
    .command('move')
    .description('to another unit of its room type, where it is pinned; others make room where they may')
    .argument('<reference>')
    .argument('<unit>', 'its number', wholeNumber())
    .option('--dirty <reason>', dirtyWords)
    .action((given, unit, { dirty }) =>
      choose(async ({ desk }) =>
        about(await desk.bookings.move(given, unit, dirty), `moved to unit ${unit}`),
      ),
    )

  resource
    .command('pin')
    .description('it keeps its unit, whoever else comes')
    .argument('<reference>')
    .action((given) => choose(async ({ desk }) => about(await desk.bookings.pin(given), 'pinned')))

  resource
    .command('unpin')
    .description('it may be moved to another unit until the guest arrives, so that others find one')
    .argument('<reference>')
    .action((given) => choose(async ({ desk }) => about(await desk.bookings.unpin(given), 'unpinned')))

  resource
    .command('nationality')
    .description("of the guests, for the authority's monthly form, in the place of what was noted before")
    .argument('<reference>')
    .argument('<countries...>', 'DE where all are of it; DE:1 FR:1 for one of each; or none', addNationality)
    .action((given, countries) =>
      choose(async ({ desk }) => {
        const { reference, guests } = await desk.bookings.find(given)
        const nationalities = Object.fromEntries(countries.map(([code, count]) => [code, count ?? guests]))
        await desk.stays.setNationalities(reference, nationalities)
        return about(await desk.bookings.find(reference), `noted the nationality of ${reference}`)
      }),
    )

  resource
    .command('mark')
    .description(
      'the guest arrived, left, or did not come; leaving and a no-show free the nights from today on',
    )
    .argument('<reference>')
    .addArgument(new Argument('<mark>').choices(['arrived', 'left', 'no-show'] as const))
    .option('--dirty <reason>', 'with arrived: why they go into a room that is not clean; stands in the log')
    .action((given, mark, { dirty }, command) => {
      if (dirty !== undefined && mark !== 'arrived') return command.error("--dirty goes with 'arrived'.")
      return choose(async ({ desk, ask }) => {
        const { reference } = await desk.bookings.find(given)
        await ask(`Mark ${reference} as ${mark}?`)
        const marked =
          mark === 'arrived'
            ? await desk.bookings.arrive(reference, dirty)
            : await desk.bookings[commandOf[mark]](reference)
        const owes = mark === 'left' && marked.due > 0 ? `; ${dollars(marked.due)} dollars are still due` : ''
        return about(marked, `marked ${reference} ${mark}${owes}`)
      })
    })

  resource
    .command('unmark')
    .description('takes the last mark back, today and on the day after it')
    .argument('<reference>')
    .action((given) =>
      choose(async ({ desk }) => about(await desk.bookings.undo(given), 'took back the last mark')),
    )
}
