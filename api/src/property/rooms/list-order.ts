import type { Room } from '@calm-rest/contract/api'
import { categories } from '@calm-rest/contract/schemas'

type ListedRoom = Pick<Room, '_id' | 'category' | 'price' | 'discountPrice'>

/** Orders rooms by taking one of each category in turn, cheapest first, so that the first few show the variety. */
export const inListOrder = <Item extends ListedRoom>(rooms: readonly Item[]): Item[] => {
  const byPrice = rooms.toSorted((a, b) => priceOf(a) - priceOf(b) || a._id.localeCompare(b._id))
  const groups = categories.map((category) => byPrice.filter((room) => room.category === category))
  const turns = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: turns }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat()
}

const priceOf = ({ price, discountPrice }: ListedRoom) => discountPrice ?? price
