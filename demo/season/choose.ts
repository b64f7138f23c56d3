import type { Random } from '@calm-rest/testing/random'

/** One of a list, each as likely. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[wholeOf(random, list.length)] as T

/** A whole number below `end`. */
export const wholeOf = (random: Random, end: number): number => Math.floor(random.next() * end)

/** Whether something with a chance of 0 to 1 happens. */
export const happens = (random: Random, chance: number): boolean => random.next() < chance
