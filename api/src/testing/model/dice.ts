import fc from 'fast-check'

/** Random choices, reproducible by seed. */
export const createDice = (seed: number) => {
  const dice = fc.sample(fc.nat(), { seed, numRuns: 4096 })
  let thrown = 0
  /** Below `sides`. */
  const roll = (sides: number): number => {
    thrown += 1
    // each round of the dice gives another sequence
    const mixed = (dice[thrown % dice.length] as number) ^ Math.imul(thrown, 0x9e3779b1)
    return (mixed >>> 3) % sides
  }
  return { roll, pick: <T>(all: readonly T[]): T | undefined => all[roll(Math.max(1, all.length))] }
}
