import type { Block, DeskRoom } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { WrongUse } from '@calm-rest/command'
import { card, dollars, table } from '../../table.ts'
import { type Command, first, need, type Surroundings, type Thing, whole } from '../command.ts'

const discountOf = ({ discountPrice }: DeskRoom) => (discountPrice === null ? '' : dollars(discountPrice))

const blockTable = (blocks: readonly Block[]): string =>
  blocks.length === 0
    ? 'Nothing is blocked.'
    : table(
        ['block', 'room', 'unit', 'from', 'until', 'reason'],
        blocks.map((one) => [
          ...[String(one.id), one.roomId, String(one.unit), one.from, one.until, one.reason],
        ]),
      )

const list: Command = {
  takes: '',
  args: [0, 0],
  options: [],
  does: 'all kinds of rooms with their prices',
  run: async (_, { desk }) => {
    const rooms = await desk.rooms.list()
    const rows = rooms.map((one) => [
      ...[one.id, one.name, one.category, dollars(one.price), discountOf(one)],
      ...[String(one.guests), String(one.units)],
    ])
    const names = ['id', 'name', 'category', 'USD', 'discount', 'guests', 'units']
    return { text: table(names, rows, ['USD', 'discount', 'guests', 'units']), json: { rooms } }
  },
}

const about = async (room: DeskRoom, { desk }: Surroundings, done?: string): Promise<Answer> => {
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
  const parts = [...(done === undefined ? [] : [done]), facts, blockTable(blocks)]
  return { text: parts.join('\n\n'), json: { room, blocks } }
}

const show: Command = {
  takes: 'ID',
  args: [1, 1],
  options: [],
  does: 'one kind of room, and what is blocked of it',
  run: async (given, around) => about(await around.desk.rooms.find(first(given)), around),
}

const amount = (text: string): number => {
  if (/^\d+(\.\d{1,2})?$/.test(text)) return Number(text)
  throw new WrongUse(`'${text}' is no price in dollars like 120 or 99.50.`)
}

/** Said before and after: what is agreed stays agreed. */
const keeps = async ({ id }: DeskRoom, { desk }: Surroundings) => {
  const count = await desk.rooms.booked(id)
  return count === 1 ? '1 booking keeps its price.' : `${count} bookings keep their price.`
}

const price: Command = {
  takes: 'ID DOLLARS',
  args: [2, 2],
  options: [],
  does: 'what a night costs from now on; bookings keep what was agreed',
  run: async (given, around) => {
    const { desk, sure } = around
    const room = await desk.rooms.find(first(given))
    const next = amount(given.args[1] ?? '')
    await sure(
      `${room.id}: ${dollars(next)} instead of ${dollars(room.price)} dollars? ${await keeps(room, around)}`,
    )
    return about(
      await desk.rooms.setPrice(room.id, next),
      around,
      `${room.id} costs ${dollars(next)}. ${await keeps(room, around)}`,
    )
  },
}

const discount: Command = {
  takes: 'ID DOLLARS|none',
  args: [2, 2],
  options: [],
  does: 'a lower price for a while, the usual one struck through; none ends it',
  run: async (given, around) => {
    const { desk, sure } = around
    const room = await desk.rooms.find(first(given))
    const next = given.args[1] === 'none' ? null : amount(given.args[1] ?? '')
    const words = next === null ? 'no discount' : `${dollars(next)} instead of ${dollars(room.price)} dollars`
    await sure(`${room.id}: ${words}? ${await keeps(room, around)}`)
    return about(
      await desk.rooms.setDiscount(room.id, next),
      around,
      `${room.id}: ${words}. ${await keeps(room, around)}`,
    )
  },
}

const blocks: Command = {
  takes: '',
  args: [0, 0],
  options: [],
  does: 'all nights that are blocked from today on',
  run: async (_, { desk }) => {
    const found = await desk.blocks.list()
    return { text: blockTable(found), json: { blocks: found } }
  },
}

const block: Command = {
  takes: 'ID --from DAY --until DAY --reason TEXT [--unit N]',
  args: [1, 1],
  options: ['from', 'until', 'reason', 'unit'],
  does: 'nobody can book these nights; the last is the one before --until; the first free unit without --unit',
  run: async (given, { desk, sure }) => {
    const { unit } = given.values
    const order = {
      ...{
        roomId: (await desk.rooms.find(first(given))).id,
        from: need(given, 'from'),
        until: need(given, 'until'),
      },
      ...{ reason: need(given, 'reason'), unit: unit === undefined ? undefined : whole(unit, '--unit') },
    }
    await sure(`Block ${order.roomId} from ${order.from} to ${order.until}?`)
    const added = await desk.blocks.add(order)
    return { text: `blocked\n\n${blockTable([added])}`, json: { block: added } }
  },
}

const unblock: Command = {
  takes: 'NUMBER',
  args: [1, 1],
  options: [],
  does: 'the nights of a block can be booked again',
  run: async (given, { desk, sure }) => {
    const { id, roomId, from, until } = await desk.blocks.find(whole(first(given), 'The number of a block'))
    await sure(`Let guests book ${roomId} from ${from} to ${until} again?`)
    const removed = await desk.blocks.remove(id)
    return { text: `unblocked ${roomId} from ${from} to ${until}`, json: { block: removed } }
  },
}

export const rooms: Thing = { list, show, price, discount, blocks, block, unblock }
