import { type Block, type DeskRoom, isUnusualPrice } from '@calm-rest/api/desk'
import { type Answer, wholeNumber } from '@calm-rest/command'
import { toCents } from '@calm-rest/contract/stay'
import { card, dollars, table } from '../../table.ts'
import { parseDollars } from '../parse-dollars.ts'
import type { DeskContext, Resource } from '../resource.ts'
import { roomTypeStatus } from './room-type-status.ts'
import { roomTypes, roomTypeText } from './room-types.ts'

const discountOf = ({ discountPrice }: DeskRoom) => (discountPrice === null ? '' : dollars(discountPrice))

const blockTable = (blocks: readonly Block[]): string =>
  blocks.length === 0
    ? 'Nothing is blocked.'
    : table(
        ['block', 'room', 'unit', 'from', 'until', 'reason'],
        blocks.map((one) => [String(one.id), one.roomId, String(one.unit), one.from, one.until, one.reason]),
      )

const about = async (room: DeskRoom, { desk }: DeskContext, done?: string): Promise<Answer> => {
  const blocks = (await desk.blocks.list()).filter((block) => block.roomId === room.id)
  const facts = card([
    ['id', room.id],
    ['name', room.name],
    ['category', room.category],
    ['USD', dollars(room.price)],
    ['discount', discountOf(room)],
    ['guests', String(room.guests)],
    ['units', String(room.units)],
  ])
  const sections = [...(done === undefined ? [] : [done]), facts, blockTable(blocks)]
  return { text: sections.join('\n\n'), json: { room, blocks } }
}

/** A sentence before a price that is more likely a slip than meant; nothing before another. */
const unusual = (before: number, after: number) => {
  if (!isUnusualPrice(toCents(before), toCents(after))) return ''
  return `That is ${after < before ? 'less than half' : 'more than twice'} of what it costs now. `
}

const undoLine = (command: string, id: string, before: number | null) =>
  `Undo: npm run desk -- rooms ${command} ${id} ${before === null ? 'none' : dollars(before)}`

/** A sentence about the bookings that a change of the price leaves alone. */
const unchangedPrices = async ({ id }: DeskRoom, { desk }: DeskContext) => {
  const count = await desk.rooms.booked(id)
  return count === 1 ? '1 booking keeps its price.' : `${count} bookings keep their price.`
}

export const rooms: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('all room types with their prices')
    .action(() =>
      choose(async ({ desk }) => {
        const rooms = await desk.rooms.list()
        const rows = rooms.map((one) => [
          one.id,
          one.name,
          one.status,
          one.category,
          dollars(one.price),
          discountOf(one),
          String(one.guests),
          String(one.units),
        ])
        const names = ['id', 'name', 'status', 'category', 'USD', 'discount', 'guests', 'units']
        return { text: table(names, rows, ['USD', 'discount', 'guests', 'units']), json: { rooms } }
      }),
    )

  const forOne = (name: string, description: string) =>
    resource.command(name).description(description).argument('<id>', 'of the room type')

  forOne('show', 'one room type: its prices, what guests read, its units, and what is blocked of it').action(
    (id) =>
      choose(async (context) => {
        const { text, json } = await about(await context.desk.rooms.find(id), context)
        const type = await context.desk.roomTypes.find(id)
        return { text: `${text}\n\n${roomTypeText(type)}`, json: { ...json, type } }
      }),
  )

  roomTypes(resource, choose)
  roomTypeStatus(resource, choose)

  forOne('price', 'what a night costs from now on; bookings keep what was agreed')
    .argument('<dollars>', 'like 120 or 99.50', parseDollars)
    .action((id, price) =>
      choose(async (context) => {
        const { desk, ask } = context
        const room = await desk.rooms.find(id)
        const unchanged = await unchangedPrices(room, context)
        const words = `${room.id}: ${dollars(price)} instead of ${dollars(room.price)} dollars?`
        await ask(`${unusual(room.price, price)}${words} ${unchanged}`)
        const changed = await desk.rooms.setPrice(room.id, price)
        const done = `${room.id} costs ${dollars(price)}. ${unchanged}`
        return about(changed, context, `${done}\n${undoLine('price', room.id, room.price)}`)
      }),
    )

  forOne('discount', 'a lower price for a while, the usual one struck through')
    .argument('<dollars>', "like 99.50; 'none' ends it", (text) =>
      text === 'none' ? null : parseDollars(text),
    )
    .action((id, price) =>
      choose(async (context) => {
        const { desk, ask } = context
        const room = await desk.rooms.find(id)
        const unchanged = await unchangedPrices(room, context)
        const words =
          price === null ? 'no discount' : `${dollars(price)} instead of ${dollars(room.price)} dollars`
        const warning = unusual(room.discountPrice ?? room.price, price ?? room.price)
        await ask(`${warning}${room.id}: ${words}? ${unchanged}`)
        const done = `${room.id}: ${words}. ${unchanged}\n${undoLine('discount', room.id, room.discountPrice)}`
        return about(await desk.rooms.setDiscount(room.id, price), context, done)
      }),
    )

  resource
    .command('blocks')
    .description('all nights that are blocked from today on')
    .action(() =>
      choose(async ({ desk }) => {
        const blocks = await desk.blocks.list()
        return { text: blockTable(blocks), json: { blocks } }
      }),
    )

  forOne('block', 'nobody can book these nights')
    .requiredOption('--from <day>', 'the first night')
    .requiredOption('--until <day>', 'guests may arrive on it')
    .requiredOption('--reason <text>', 'for the log')
    .option('--unit <n>', 'which of several rooms; the first that is free without it', wholeNumber())
    .action((id, options) =>
      choose(async ({ desk, ask }) => {
        const order = { roomId: (await desk.rooms.find(id)).id, ...options }
        await ask(`Block ${order.roomId} from ${order.from} to ${order.until}?`)
        const block = await desk.blocks.add(order)
        return { text: `blocked\n\n${blockTable([block])}`, json: { block } }
      }),
    )

  resource
    .command('unblock')
    .description('the nights of a block can be booked again')
    .argument('<number>', 'of the block', wholeNumber())
    .action((number) =>
      choose(async ({ desk, ask }) => {
        const { id, roomId, from, until } = await desk.blocks.find(number)
        await ask(`Let guests book ${roomId} from ${from} to ${until} again?`)
        const block = await desk.blocks.remove(id)
        return { text: `unblocked ${roomId} from ${from} to ${until}`, json: { block } }
      }),
    )
}
