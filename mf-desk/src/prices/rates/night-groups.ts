import type { StayExplanation } from '@calm-rest/contract/staff'

type Night = StayExplanation['nights'][number]

/** Consecutive nights whose price comes about in the same way. */
export interface NightGroup extends Omit<Night, 'night'> {
  first: string
  last: string
  count: number
}

const isSame = ({ night: _, ...one }: Night, { night: __, ...other }: Night) =>
  JSON.stringify(one) === JSON.stringify(other)

export const groupsOf = (nights: readonly Night[]): NightGroup[] => {
  const groups: NightGroup[] = []
  for (const [i, one] of nights.entries()) {
    const before = nights[i - 1]
    const group = groups.at(-1)
    if (before && group && isSame(before, one)) {
      group.last = one.night
      group.count += 1
    } else {
      const { night, ...parts } = one
      groups.push({ ...parts, first: night, last: night, count: 1 })
    }
  }
  return groups
}
