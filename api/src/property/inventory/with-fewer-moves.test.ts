import { addDays } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Held, overlaps, type Placement, type Span } from './held.ts'
import { withFewerMoves } from './with-fewer-moves.ts'

const span = (from: number, nights: number): Span => ({
  from: addDays('2027-07-01', from),
  until: addDays('2027-07-01', from + nights),
})

const wishes = fc.array(
  fc.record({ unit: fc.nat(4), from: fc.nat(30), nights: fc.integer({ min: 1, max: 5 }) }),
  { maxLength: 30 },
)

const movesOf = (placed: Placement) =>
  [...placed].filter(([one, unit]) => 'unitId' in one && one.unitId !== unit).length

it('moves no more stays than before, and creates no overlap', () => {
  let saved = 0
  fc.assert(
    fc.property(wishes, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (given, order) => {
      const all: Held[] = []
      for (const [bookingId, { unit, from, nights }] of given.entries()) {
        const one: Held = { ...span(from, nights), unitId: unit, bookingId }
        if (!all.some((other) => other.unitId === unit && overlaps(other, one))) all.push(one)
      }
      const stay = span(40, 3)
      // the worst case: every unit has what another had
      const placed: Placement = new Map<Span, number>([
        ...all.map((one) => [one, order[one.unitId] as number] as const),
        [stay, 0],
      ])
      const better = withFewerMoves(placed, all, stay, [0])
      expect(movesOf(better)).toBeLessThanOrEqual(movesOf(placed))
      expect(better.get(stay)).toBe(0)
      saved += movesOf(placed) - movesOf(better)
      const end = [...better]
      for (const [i, [one, unit]] of end.entries())
        for (const [other, otherUnit] of end.slice(i + 1))
          expect(unit === otherUnit && overlaps(one, other)).toBe(false)
    }),
  )
  expect(saved).toBeGreaterThan(100)
})

it('leaves a stay in place if its chain contains a block, or would take the requested unit away', () => {
  const block: Held = { ...span(0, 4), unitId: 1 }
  const moved: Held = { ...span(2, 4), unitId: 1, bookingId: 1 }
  const stay = span(10, 2)
  const placed: Placement = new Map<Span, number>([
    [moved, 2],
    [stay, 2],
  ])
  expect(withFewerMoves(placed, [block, moved], stay, [2])).toEqual(placed)
})

it('reports a stay that is moved for the first time', () => {
  const stay = span(0, 10)
  const first: Held = { ...span(0, 3), unitId: 1, bookingId: 11 }
  const second: Held = { ...span(3, 3), unitId: 1, bookingId: 12 }
  const other: Held = { ...span(7, 2), unitId: 2, bookingId: 13 }
  const placed: Placement = new Map<Span, number>([
    [stay, 1],
    [first, 2],
    [second, 2],
  ])
  const found = withFewerMoves(placed, [first, second, other], stay, [1, 2])
  expect([stay, first, second, other].map((one) => found.get(one))).toEqual([2, 1, 1, 1])
})
