import { type Held, isMovable, overlaps, type Placement, type Span } from './held.ts'

/**
 * Reduces the moves of a placement. Two units swap stays whenever that returns more stays to their former units than it
 * takes away, until no such swap is left. What is swapped is a chain of stays that overlap each other across the two
 * units, so that both units stay free of overlaps.
 *
 * @param chosen Permitted units for the stay itself.
 */
export const withFewerMoves = (
  placed: Placement,
  held: readonly Held[],
  stay: Span,
  chosen: readonly number[],
): Placement => {
  const units = new Map<Span, number>([...held.map((one) => [one, one.unitId] as const), ...placed])
  const inUnit = new Map<number, Set<Span>>()
  for (const [one, unit] of units) inUnit.set(unit, (inUnit.get(unit) ?? new Set()).add(one))
  const otherUnit = (one: Span, a: number, b: number) => (units.get(one) === a ? b : a)

  const chainOf = (first: Span, a: number, b: number): Set<Span> => {
    const chain = new Set([first])
    for (const one of chain)
      for (const other of inUnit.get(otherUnit(one, a, b)) ?? []) if (overlaps(one, other)) chain.add(other)
    return chain
  }
  /** Returns how many more stays are in their former unit after the swap; undefined if one of them cannot move. */
  const gainOf = (chain: ReadonlySet<Span>, a: number, b: number): number | undefined => {
    let gain = 0
    for (const one of chain) {
      const next = otherUnit(one, a, b)
      if (one === stay) {
        if (!chosen.includes(next)) return undefined
      } else if (!isMovable(one)) return undefined
      else gain += Number(one.unitId === next) - Number(one.unitId === units.get(one))
    }
    return gain
  }
  const change = (chain: ReadonlySet<Span>, a: number, b: number) => {
    for (const one of chain) {
      const next = otherUnit(one, a, b)
      inUnit.get(units.get(one) as number)?.delete(one)
      inUnit.set(next, (inUnit.get(next) ?? new Set()).add(one))
      units.set(one, next)
    }
  }

  const moved = [...placed.keys()].filter(isMovable)
  // each swap returns at least one stay, so the loop ends
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const one of moved) {
      const a = units.get(one) as number
      const b = one.unitId
      if (a === b) continue
      const chain = chainOf(one, a, b)
      if ((gainOf(chain, a, b) ?? 0) <= 0) continue
      change(chain, a, b)
      isBetter = true
    }
  }
  // also stays that are moved for the first time
  return new Map(
    [...units].filter(([one, unit]) => placed.has(one) || (one as Partial<Held>).unitId !== unit),
  )
}
