import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { type Held, isMovable, overlaps, type Placement, type Span } from './held.ts'
import { withFewerMoves } from './with-fewer-moves.ts'

interface Move {
  bookingId: number
  toUnitId: number
}

/** The unit of a stay, and the stays that move for it. */
export interface Assignment {
  unitId: number
  moves: Move[]
}

/** Maximum number of moves that are searched one by one. Beyond it, all stays of the type are packed anew. */
const mostSearchedMoves = 4
/**
 * Attempts to fit a stay into a unit before a search gives up: some 10 ms for a search, some milliseconds for packing.
 */
const mostTrials = { search: 20_000, pack: 5_000 } as const

/**
 * Finds a unit for a stay with the fewest moves of others, if up to four suffice; undefined if there is none.
 *
 * Without blocks and pins there is a unit whenever no night is sold out: assigning stays by arrival finds one for each.
 * With them the problem is hard (colouring intervals of which some have a fixed colour), and the search ends after a
 * number of attempts.
 *
 * @param units Ids of the units of one room type, in the order of assignment.
 * @param held All nights of the type that are not over. A booking that may be moved has not begun.
 * @param wanted The only permitted unit.
 */
export const assign = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  wanted?: number,
): Assignment | undefined => {
  if (isSoldOut(units.length, held, stay)) return undefined
  const chosen = wanted === undefined ? units : [wanted]
  const found = searchFewest(units, held, stay, chosen)
  if (found) return toAssignment(found, stay)
  const packed = packAny(units, held, stay, chosen)
  return packed && toAssignment(withFewerMoves(packed, held, stay, chosen), stay)
}

/**
 * Returns whether `assign` would find a unit. Without pins and blocks this is quick, however full the type is, because
 * the fewest moves are not searched.
 */
export const canAssign = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  wanted?: number,
): boolean => placeSomehow(units, held, stay, wanted) !== undefined

/** Returns how many stays for the same nights would find a unit, one after another; counts up to `most`. */
export const countPlaces = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  most: number,
): number => {
  let all = held
  for (let count = 0; count < most; count += 1) {
    const placement = placeSomehow(units, all, stay)
    if (!placement) return count
    const unitOf = (one: Span) => placement.get(one) as number
    all = all.map((one) => (placement.has(one) ? { ...one, unitId: unitOf(one) } : one))
    // no booking has such an id; like a booking, it may move for the next one
    all = [...all, { ...stay, unitId: unitOf(stay), bookingId: -1 - count }]
  }
  return most
}

/** Days without a sold-out night for which no unit is found anyway. After this many the search ends. */
const mostFutileSpans = 5

/** Returns the first of these spans for which a unit is found. */
export const firstPlace = (
  units: readonly number[],
  held: readonly Held[],
  spans: readonly Span[],
): Span | undefined => {
  let futile = 0
  for (const span of spans) {
    if (isSoldOut(units.length, held, span)) continue
    if (placeSomehow(units, held, span)) return span
    futile += 1
    // pins and blocks make each search long
    if (futile === mostFutileSpans) return undefined
  }
  return undefined
}

/** Finds a unit for the stay, with any number of moves. */
const placeSomehow = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  wanted?: number,
): Placement | undefined => {
  if (isSoldOut(units.length, held, stay)) return undefined
  const chosen = wanted === undefined ? units : [wanted]
  return packAny(units, held, stay, chosen) ?? searchFewest(units, held, stay, chosen)
}

/** Returns whether every unit is taken in some night of the stay. */
const isSoldOut = (units: number, held: readonly Held[], stay: Span) => {
  const during = held.filter((one) => overlaps(one, stay))
  // the number of stays only grows where one begins
  const nights = [stay.from, ...during.map(({ from }) => from).filter((from) => from > stay.from)]
  return nights.some(
    (night) => during.filter(({ from, until }) => from <= night && night < until).length >= units,
  )
}

const toAssignment = (placement: Placement, stay: Span): Assignment => {
  const moves: Move[] = []
  for (const [one, toUnitId] of placement) {
    if (isMovable(one) && one.unitId !== toUnitId) moves.push({ bookingId: one.bookingId, toUnitId })
  }
  return { unitId: placement.get(stay) as number, moves }
}

/** Searches with no move, then with one, two and so on, so that the first result has the fewest. */
const searchFewest = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  chosen: readonly number[],
): Placement | undefined => {
  const byUnit = new Map(units.map((unit) => [unit, held.filter(({ unitId }) => unitId === unit)]))
  const placed: Placement = new Map()
  let trials = 0

  /** Returns the stays that it would displace from a unit; undefined if one of them cannot move. */
  const pushedOut = (one: Span, unit: number, most: number): Held[] | undefined => {
    for (const [other, at] of placed) if (at === unit && overlaps(one, other)) return undefined
    const inTheWay = (byUnit.get(unit) ?? []).filter((other) => !placed.has(other) && overlaps(one, other))
    return inTheWay.length <= most && inTheWay.every(isMovable) ? inTheWay : undefined
  }

  const placeAll = ([one, ...others]: readonly Span[], moves: number): boolean => {
    if (!one) return true
    for (const unit of one === stay ? chosen : units) {
      trials += 1
      if (trials > mostTrials.search) return false
      const gone = pushedOut(one, unit, moves)
      if (!gone) continue
      placed.set(one, unit)
      // a stay is displaced once: one that waits for a unit is in no other stay's way
      for (const other of gone) placed.set(other, nowhere)
      if (placeAll([...others, ...gone], moves - gone.length)) return true
      for (const other of gone) placed.delete(other)
      placed.set(one, nowhere)
    }
    return false
  }

  for (let moves = 0; moves <= mostSearchedMoves && trials <= mostTrials.search; moves += 1) {
    placed.clear()
    if (placeAll([stay], moves)) return placed
  }
  return undefined
}

const nowhere = -1

/** Windows of days after the stay: only stays that arrive within one may move. The smallest that succeeds is used. */
const windows = [3, 7, 14, 30, 60] as const

/** Tries first only stays that arrive with this one or soon after, and finally all. */
const packAny = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  chosen: readonly number[],
): Placement | undefined => {
  for (const days of windows) {
    const end = addDays(stay.until, days)
    const placed = pack(units, held, stay, chosen, ({ from }) => from >= stay.from && from < end)
    if (placed) return placed
  }
  return pack(units, held, stay, chosen, ({ from }) => from >= stay.from) ?? pack(units, held, stay, chosen)
}

/**
 * Assigns units anew by arrival, to the stay and to those that may move. Each keeps its unit if that is free. If no
 * unit is left for one, earlier ones are tried elsewhere.
 */
const pack = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  chosen: readonly number[],
  mayMove: (one: Held) => boolean = () => true,
): Placement | undefined => {
  const moving: Span[] = held.filter((one) => isMovable(one) && mayMove(one))
  const isMoving = new Set(moving)
  const byArrival = [...moving, stay].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const begin = byArrival[0]?.from ?? stay.from
  // stays that have ended by then are not in the way
  const fixed = Map.groupBy(
    held.filter((one) => !isMoving.has(one) && one.until > begin),
    ({ unitId }) => unitId,
  )
  const unitsFor = (one: Span) => {
    const own = (one as Partial<Held>).unitId
    const allowed = one === stay ? chosen : units
    const free = allowed.filter((unit) => !fixed.get(unit)?.some((other) => overlaps(one, other)))
    return own === undefined ? free : free.toSorted((a, b) => Number(b === own) - Number(a === own))
  }
  const choices = byArrival.map((one) => ({ one, units: unitsFor(one), next: 0 }))
  /** For each unit, the ends of its assigned stays in the order of assignment. */
  const ends = new Map<number, CalendarDate[]>(units.map((unit) => [unit, []]))
  const placed: Placement = new Map()

  let at = 0
  for (let trials = 0; trials <= mostTrials.pack; trials += 1) {
    const choice = choices[at]
    if (!choice) return placed
    const isFree = (unit: number) => (ends.get(unit)?.at(-1) ?? '') <= choice.one.from
    const i = choice.units.findIndex((unit, n) => n >= choice.next && isFree(unit))
    const unit = choice.units[i]
    if (unit !== undefined) {
      choice.next = i + 1
      ends.get(unit)?.push(choice.one.until)
      placed.set(choice.one, unit)
      at += 1
      continue
    }
    choice.next = 0
    at -= 1
    const before = choices[at]
    if (!before) return undefined
    ends.get(placed.get(before.one) as number)?.pop()
  }
  return undefined
}
