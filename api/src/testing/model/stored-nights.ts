import { addDays, type CalendarDate, earlierOf, laterOf, nightsOf } from '@calm-rest/contract/stay'
import type { Span } from '../../property/inventory/held.ts'

/** One stored night. */
export interface NightRow {
  type: string
  unit: number
  night: CalendarDate
  /** null for a block. */
  reference: string | null
  blockId: number | null
  /** 1 if the stay may be moved for others. */
  isMovable: number
}

/** The nights of a stay. */
interface StayNights extends Span {
  reference: string
  type: string
}

interface Expected {
  stays: readonly StayNights[]
  blocks: ReadonlyMap<number, Span>
  today: CalendarDate
}

/** Throws if the stored nights from today on differ from the model. */
export const compare = (stored: readonly NightRow[], { stays, blocks, today }: Expected) => {
  const nightsBy = new Map<string, NightRow[]>()
  for (const row of stored) {
    const key = row.reference ?? `block ${row.blockId}`
    nightsBy.set(key, [...(nightsBy.get(key) ?? []), row])
  }
  const expect = (key: string, type: string | undefined, { from, until }: Span) => {
    const found = nightsBy.get(key) ?? []
    nightsBy.delete(key)
    const nights = found.map(({ night }) => night).toSorted()
    const wanted = nightsOf(laterOf(from, today), until)
    if (nights.join() !== wanted.join()) throw new Error(`${key} has ${nights.join()}, not ${wanted.join()}`)
    if (new Set(found.map(({ unit }) => unit)).size > 1) throw new Error(`${key} has several units`)
    if (type !== undefined && found.some((row) => row.type !== type)) throw new Error(`${key} is no ${type}`)
  }
  for (const stay of stays) expect(stay.reference, stay.type, stay)
  for (const [id, span] of blocks) expect(`block ${id}`, undefined, span)
  const [left] = nightsBy.keys()
  if (left !== undefined) throw new Error(`${left} has nights that nobody knows of`)
}

/** Returns whether any assignment of units has one for the requested span, by trying all. */
export const isPossible = (
  stored: readonly NightRow[],
  wanted: Span & { type: string; unit?: number | undefined; without?: string },
  units: number,
  today: CalendarDate,
): boolean => {
  const rows = stored.filter(({ type, reference }) => type === wanted.type && reference !== wanted.without)
  const spans = new Map<string, { from: CalendarDate; until: CalendarDate; unit: number | undefined }>()
  for (const { reference, blockId, night, unit, isMovable } of rows) {
    const key = reference ?? `block ${blockId}`
    const before = spans.get(key) ?? { from: night, until: night, unit: undefined }
    spans.set(key, {
      from: earlierOf(before.from, night),
      until: laterOf(before.until, addDays(night, 1)),
      unit: isMovable === 1 ? undefined : unit,
    })
  }
  const begin = laterOf(wanted.from, today)
  const all = [...spans.values(), { from: begin, until: wanted.until, unit: wanted.unit }].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  )
  const fixed = all.filter(({ unit }) => unit !== undefined)
  const seen = new Set<string>()
  const go = (i: number, ends: readonly CalendarDate[]): boolean => {
    const one = all[i]
    if (!one) return true
    const key = `${i} ${ends.join()}`
    if (seen.has(key)) return false
    seen.add(key)
    for (let unit = 1; unit <= units; unit += 1) {
      if (one.unit !== undefined && one.unit !== unit) continue
      if ((ends[unit - 1] ?? '') > one.from) continue
      const isInTheWay = (other: (typeof all)[number]) =>
        other !== one && other.unit === unit && other.from < one.until && one.from < other.until
      if (fixed.some(isInTheWay)) continue
      if (go(i + 1, ends.with(unit - 1, one.until))) return true
    }
    return false
  }
  return go(
    0,
    Array.from({ length: units }, () => ''),
  )
}
