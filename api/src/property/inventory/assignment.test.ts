import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, canAssign, countPlaces, firstPlace } from './assignment.ts'
import type { Held, Span } from './held.ts'

const day = (n: number) => addDays('2027-07-01', n)
const span = (from: number, until: number): Span => ({ from: day(from), until: day(until) })
const held = (unitId: number, from: number, until: number, bookingId?: number): Held => ({
  ...span(from, until),
  unitId,
  bookingId,
})

const overlaps = (one: Span, other: Span) => one.from < other.until && other.from < one.until

/**
 * Returns the smallest number of moves that give the stay a unit, by trying everything; undefined if it is impossible.
 */
const fewestMoves = (units: readonly number[], all: readonly Held[], stay: Span, wanted?: number) => {
  let fewest: number | undefined
  const movable = all.filter(({ bookingId }) => bookingId !== undefined)
  const begin: Held[] = all.filter(({ bookingId }) => bookingId === undefined)
  const go = (i: number, taken: readonly Held[], moves: number) => {
    if (fewest !== undefined && moves >= fewest) return
    const one = movable[i]
    if (!one) {
      fewest = moves
      return
    }
    for (const unitId of units) {
      const there = { ...one, unitId }
      if (taken.some((other) => other.unitId === unitId && overlaps(other, one))) continue
      go(i + 1, [...taken, there], moves + Number(unitId !== one.unitId))
    }
  }
  for (const unitId of wanted === undefined ? units : [wanted]) {
    if (begin.some((other) => other.unitId === unitId && overlaps(other, stay))) continue
    go(0, [...begin, { ...stay, unitId }], 0)
  }
  return fewest
}

/** Units, and nights in them that do not overlap: each goes into the first unit with room. */
const property = fc
  .record({
    units: fc.integer({ min: 1, max: 4 }),
    wishes: fc.array(
      fc.record({
        unit: fc.nat(3),
        from: fc.integer({ min: 0, max: 10 }),
        nights: fc.integer({ min: 1, max: 4 }),
        isFixed: fc.boolean(),
      }),
      { maxLength: 9 },
    ),
    stay: fc.record({ from: fc.integer({ min: 0, max: 10 }), nights: fc.integer({ min: 1, max: 5 }) }),
  })
  .map(({ units: count, wishes, stay }) => {
    const units = Array.from({ length: count }, (_, i) => i + 1)
    const all: Held[] = []
    for (const [i, { unit, from, nights, isFixed }] of wishes.entries()) {
      const one = held((unit % count) + 1, from, from + nights, isFixed ? undefined : i)
      if (!all.some((other) => other.unitId === one.unitId && overlaps(other, one))) all.push(one)
    }
    return { units, all, stay: span(stay.from, stay.from + stay.nights) }
  })

/** Returns what is held after the moves, including the stay. */
const after = (
  all: readonly Held[],
  stay: Span,
  { unitId, moves }: NonNullable<ReturnType<typeof assign>>,
) => {
  const to = new Map(moves.map(({ bookingId, toUnitId }) => [bookingId, toUnitId]))
  const moved = all.map((one) => ({ ...one, unitId: to.get(one.bookingId ?? -1) ?? one.unitId }))
  return [...moved, { ...stay, unitId }]
}

describe('a unit for a stay', () => {
  it('is the first free one, without moving others', () => {
    expect(assign([7, 8, 9], [held(7, 0, 3, 1)], span(2, 4))).toEqual({ unitId: 8, moves: [] })
    // half-open: the day of departure is free
    expect(assign([7, 8, 9], [held(7, 0, 3, 1)], span(3, 4))).toEqual({ unitId: 7, moves: [] })
  })

  it('is freed by one move if no unit is free for all nights although each night has one', () => {
    const all = [held(1, 0, 2, 11), held(2, 3, 5, 12)]
    expect(assign([1, 2], all, span(1, 4))).toEqual({ unitId: 1, moves: [{ bookingId: 11, toUnitId: 2 }] })
  })

  it('is refused if a night is sold out, or if the stays in the way are pinned', () => {
    expect(assign([1, 2], [held(1, 0, 2, 11), held(2, 1, 5, 12)], span(1, 3))).toBe(undefined)
    expect(assign([1, 2], [held(1, 0, 2), held(2, 3, 5)], span(1, 4))).toBe(undefined)
  })

  it('is the requested one, whatever has to move', () => {
    expect(assign([1, 2], [held(1, 0, 2, 11)], span(1, 3), 1)).toEqual({
      unitId: 1,
      moves: [{ bookingId: 11, toUnitId: 2 }],
    })
    expect(assign([1, 2], [held(1, 0, 2)], span(1, 3), 1)).toBe(undefined)
  })

  it('is found whenever there is one, with the fewest moves and without overlaps', () => {
    fc.assert(
      fc.property(property, fc.boolean(), ({ units, all, stay }, isWanted) => {
        const wanted = isWanted ? units[0] : undefined
        const fewest = fewestMoves(units, all, stay, wanted)
        const found = assign(units, all, stay, wanted)
        expect(found !== undefined).toBe(fewest !== undefined)
        expect(canAssign(units, all, stay, wanted)).toBe(fewest !== undefined)
        if (!found || fewest === undefined) return
        if (fewest <= 4) expect(found.moves).toHaveLength(fewest)
        const end = after(all, stay, found)
        for (const [i, one] of end.entries()) {
          for (const other of end.slice(i + 1)) {
            expect(one.unitId === other.unitId && overlaps(one, other)).toBe(false)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is counted: as many stays for the same nights as fit', () => {
    fc.assert(
      fc.property(property, ({ units, all, stay }) => {
        const more = (count: number) =>
          Array.from({ length: count }, (_, i): Held => ({ ...stay, unitId: 0, bookingId: 100 + i }))
        let count = 0
        while (fewestMoves(units, [...all, ...more(count)], stay) !== undefined) count += 1
        expect(countPlaces(units, all, stay, 5)).toBe(count)
        expect(countPlaces(units, all, stay, 1)).toBe(Math.min(1, count))
      }),
      { numRuns: 1000 },
    )
  })

  it('is searched on other days, past those that are sold out, until five without a solution', () => {
    // each night has one of two units, and no two consecutive nights the same
    const pins = Array.from({ length: 12 }, (_, night) => held((night % 2) + 1, night, night + 1))
    const soldOut = [held(1, 20, 30), held(2, 20, 30)]
    const free = span(40, 42)
    const futile = (count: number) => Array.from({ length: count }, (_, i) => span(i, i + 2))
    expect(firstPlace([1, 2], [...pins, ...soldOut], [span(20, 22), ...futile(4), free])).toBe(free)
    expect(firstPlace([1, 2], pins, [...futile(5), free])).toBe(undefined)
  })

  it('is found in a full season of 24 units whenever each night has one', () => {
    const units = Array.from({ length: 24 }, (_, i) => i + 1)
    const random = fc.sample(fc.integer({ min: 0, max: 2 ** 30 }), { numRuns: 12_000, seed: 1 })
    const next = () => random.pop() as number
    let all: Held[] = []
    let refused = 0
    while (random.length > 4) {
      const from = next() % 200
      const stay = span(from, from + 1 + (next() % 7))
      const found = assign(units, all, stay)
      if (found) all = after(all, stay, found).map((one, i) => ({ ...one, bookingId: i }))
      else refused += 1
      const isFull = (night: string) =>
        all.filter((one) => one.from <= night && night < one.until).length >= 24
      const nights = Array.from({ length: 7 }, (_, i) => addDays(stay.from, i)).filter(
        (night) => night < stay.until,
      )
      if (!found) expect(nights.some(isFull)).toBe(true)
    }
    expect(refused).toBeGreaterThan(100)
  })
})
