import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { type Held, isMovable, overlaps, type Placement, type Span } from './held.ts'
import { withFewerMoves } from './with-fewer-moves.ts'

interface Move {
  bookingId: number
  toUnitId: number
}

/** Which unit a stay gets, and who makes room for it. */
export interface Assignment {
  unitId: number
  moves: Move[]
}

/** More moves than these are not searched for one by one: the type is packed anew. */
const mostSearchedMoves = 4
/** Trials of a unit for a stay before a search gives up: some 10 ms for one, some milliseconds for packing anew. */
const mostTrials = { search: 20_000, pack: 5_000 } as const

/**
 * Finds a unit for a stay with the fewest moves of others, where up to four do; undefined where there is none.
 *
 * Without blocks and pins there is a unit whenever no night is sold out: stays that are taken by arrival find one free
 * each. With them the question is hard (it is the colouring of intervals of which some have their colour), and the
 * search ends after so many trials.
 *
 * @param units Ids of the units of one room type, in the order in which they are given away.
 * @param held All nights of the type that are not over. A booking that may be moved has not begun.
 * @param wanted The only unit that will do.
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
 * Whether `assign` would find a unit. Without pins and blocks this is quick, however full the type is: nobody asks for
 * the fewest moves.
 */
export const canAssign = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  wanted?: number,
): boolean => placeSomehow(units, held, stay, wanted) !== undefined

/** How many stays for the same nights would find a unit, one after the other; counts to `most`. */
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
    // no booking has such an id; like one, it makes room for the next
    all = [...all, { ...stay, unitId: unitOf(stay), bookingId: -1 - count }]
  }
  return most
}

/** Days without a sold-out night for which no unit is found all the same: after so many no others are tried. */
const mostFutileSpans = 5

/** The first of these spans for which a unit is found. */
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

/** A unit for the stay, with whatever moves it takes. */
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

/** Whether some night of the stay has every unit taken. */
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

/** Looks for no move, then for one, for two …, so that what it finds first has the fewest. */
const searchFewest = (
  units: readonly number[],
  held: readonly Held[],
  stay: Span,
  chosen: readonly number[],
): Placement | undefined => {
  const byUnit = new Map(units.map((unit) => [unit, held.filter(({ unitId }) => unitId === unit)]))
  const placed: Placement = new Map()
  let trials = 0

  /** Whom it would push out of a unit; undefined where one of them cannot go. */
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
      // nobody is pushed out twice: whoever is waiting for a unit is in nobody's way
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

/** Days behind the stay within which those arrive who may be moved: as few as will do. */
const windows = [3, 7, 14, 30, 60] as const

/** First only those who arrive with the stay or soon after it, at last everybody. */
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
 * Gives units anew, by arrival: to the stay, and to those who may be moved. Each keeps its unit where that is free, and
 * where nobody finds one, those before are tried elsewhere.
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
  // those who have left by then are in nobody's way
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
  /** For each unit the ends of the stays that it was given, in the order in which they were. */
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
