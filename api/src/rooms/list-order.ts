import type { Category } from '@calm-rest/contract/api'
import { categories } from '@calm-rest/contract/schemas'

interface ListedRoom {
  id: string
  category: Category
  price_cents: number
  discount_price_cents: number | null
}

/**
 * One room of each category in turn, the cheapest of each first: whoever shows only the first few shows the variety
 * from all its sides.
 */
export const inListOrder = <Row extends ListedRoom>(rows: readonly Row[]): Row[] => {
  const byPrice = rows.toSorted((a, b) => priceOf(a) - priceOf(b) || a.id.localeCompare(b.id))
  const groups = categories.map((category) => byPrice.filter((row) => row.category === category))
  const turns = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: turns }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat()
}

const priceOf = (row: ListedRoom) => row.discount_price_cents ?? row.price_cents
