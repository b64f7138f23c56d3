import { type DeskRoom, isUnusualPrice } from '@calm-rest/api/desk'
import { type Answer, InvalidArgumentError } from '@calm-rest/command'
import { toCents } from '@calm-rest/contract/stay'
import { dollars, table } from '../../table.ts'
import type { DeskContext, Resource } from '../resource.ts'

/** Dollars of an argument, with at most two decimals. */
const parseDollars = (text: string): number => {
  if (/^\d+(\.\d{1,2})?$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a price in dollars like 120 or 99.50.')
}

const discountOf = ({ discountPrice }: DeskRoom) => (discountPrice === null ? '' : dollars(discountPrice))

const about = (room: DeskRoom, text: string): Answer => ({ text, json: { room } })

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
        return about(changed, `${done}\n${undoLine('price', room.id, room.price)}`)
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
        return about(await desk.rooms.setDiscount(room.id, price), done)
      }),
    )
}
