import { createHash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Seeded numbers: the same name, the same run. */
export interface Random {
  /** From 0 up to, and never, 1. */
  next(): number
  /** From `low` up to, and never, `high`. */
  between(low: number, high: number): number
}

export const createRandom = (name: string): Random => {
  const generator = xoroshiro128plus(createHash('sha256').update(name).digest().readInt32LE())
  const next = () => uniformFloat64(generator)
  return { next, between: (low, high) => low + (high - low) * next() }
}
