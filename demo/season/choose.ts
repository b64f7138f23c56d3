import type { Random } from '@calm-rest/testing/random'

/** Returns an element of a list, all equally likely. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[wholeOf(random, list.length)] as T

/** Returns a whole number below `end`. */
export const wholeOf = (random: Random, end: number): number => Math.floor(random.next() * end)

/** Returns whether an event with a probability of 0 to 1 happens. */
export const happens = (random: Random, chance: number): boolean => random.next() < chance
