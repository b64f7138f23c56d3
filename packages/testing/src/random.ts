import { createHash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Seeded random numbers: the same name gives the same sequence. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number
  /** From `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number
}

export const createRandom = (name: string): Random => {
  const generator = xoroshiro128plus(createHash('sha256').update(name).digest().readInt32LE())
  const next = () => uniformFloat64(generator)
  return { next, between: (low, high) => low + (high - low) * next() }
}
