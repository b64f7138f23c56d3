import type { SeasonCopyPreview } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { type GridRoom, gridOf, type NightPriceRule, type Rates } from '../../property/index.ts'

interface Span {
  from: CalendarDate
  until: CalendarDate
}

/** Returns the days from the first night of rules until the end of the last one; undefined without rules. */
export const spanOf = (rules: readonly NightPriceRule[]): Span | undefined => {
  const from = rules.map((rule) => rule.from).toSorted()[0]
  const until = rules
    .map((rule) => rule.until)
    .toSorted()
    .at(-1)
  return from !== undefined && until !== undefined ? { from, until } : undefined
}

/** Returns what guests pay for the nights whose price a change alters, room type by room type. */
export const changedRooms = (
  { before, after }: { before: Rates; after: Rates },
  rooms: readonly GridRoom[],
  span: Span | undefined,
): SeasonCopyPreview['rooms'] => {
  if (!span) return []
  const changed = gridOf(after, rooms, span)
  return gridOf(before, rooms, span).flatMap(({ roomId, roomType, days }, room) => {
    const pairs = days.flatMap(({ guestsPay }, day) => {
      const later = changed[room]?.days[day]?.guestsPay ?? guestsPay
      return later === guestsPay ? [] : [{ before: guestsPay, after: later }]
    })
    if (pairs.length === 0) return []
    return [
      {
        roomId,
        roomType,
        nights: pairs.length,
        before: rangeOf(pairs.map((pair) => pair.before)),
        after: rangeOf(pairs.map((pair) => pair.after)),
      },
    ]
  })
}

const rangeOf = (prices: readonly number[]) => ({ lowest: Math.min(...prices), highest: Math.max(...prices) })
