import { expect, it } from 'vitest'
import type { Keep } from '../keep.ts'
import { newGeneration, partKey, segmentKey, wholeKey } from './names.ts'
import { planRestore } from './plan.ts'
import { chooseRemoved } from './removal.ts'

const hourMs = 60 * 60_000
const start = new Date('2027-06-01T00:00:00.000Z')
const at = (hours: number) => new Date(start.getTime() + hours * hourMs)
const generation = newGeneration(start)

/** A snapshot each six hours and a segment each hour, for some days. */
const keysOf = (hours: number) =>
  Array.from({ length: hours }, (_, hour) => {
    const name = { generation, sequence: hour, takenAt: at(hour), parts: 1 }
    return [
      ...(hour > 0 ? [segmentKey({ generation, sequence: hour, base: hour - 1, takenAt: at(hour) })] : []),
      ...(hour % 6 === 0 ? [partKey(name, 0), wholeKey(name)] : []),
    ]
  }).flat()

const hoursAfter = (keys: string[], keep: Keep, now: Date) => {
  const removed = new Set(chooseRemoved(keys, keep, now))
  const left = keys.filter((key) => !removed.has(key))
  const reached = Array.from({ length: 72 }, (_, hour) => planRestore(left, at(hour))?.reachedAt)
  return {
    left,
    hours: [...new Set(reached.map((one) => one && (one.getTime() - start.getTime()) / hourMs))],
  }
}

it('keeps every state of a day, and of older ones the chosen snapshots', () => {
  const { hours, left } = hoursAfter(keysOf(72), { last: 1, daily: 3, weekly: 0 }, at(71.5))
  expect(hours).toEqual([undefined, 18, 42, ...Array.from({ length: 29 }, (_, index) => 43 + index)])
  expect(left.filter((key) => key.includes('part-'))).toHaveLength(6)
})

it('removes nothing in the first day, nor what others keep in the bucket', () => {
  const keys = [...keysOf(20), 'database/notes.txt', 'photographs/a.jpg']
  expect(chooseRemoved(keys, { last: 1, daily: 0, weekly: 0 }, at(20))).toEqual([])
  const later = chooseRemoved(
    [...keysOf(72), 'database/notes.txt'],
    { last: 1, daily: 0, weekly: 0 },
    at(71.5),
  )
  expect(later).not.toContain('database/notes.txt')
})

it('removes the parts of a snapshot that never became whole', () => {
  const lost = partKey({ generation: newGeneration(start), sequence: 0, takenAt: at(1) }, 0)
  expect(chooseRemoved([...keysOf(72), lost], { last: 9, daily: 9, weekly: 9 }, at(71.5))).toContain(lost)
})

it('unmarks a snapshot before its parts go: one that is half removed is not whole', () => {
  const removed = chooseRemoved(keysOf(72), { last: 1, daily: 0, weekly: 0 }, at(71.5))
  const lastWhole = removed.findLastIndex((key) => key.includes('whole-'))
  expect(lastWhole).toBeLessThan(removed.findIndex((key) => key.includes('part-')))
})
