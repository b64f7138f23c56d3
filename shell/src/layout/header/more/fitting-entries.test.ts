import { expect, it } from 'vitest'
import { fittingEntries } from './fitting-entries.ts'

const own = ['Home', 'Rooms', 'About', 'Location', 'Reviews', 'Contact']
const bar = { own, book: 'Book Now', more: 'More' }
const labels = (count: number, label: string) => Array.from({ length: count }, () => label)

it('holds more entries in a wider bar, and all where they fit', () => {
  const counts = fittingEntries({ ...bar, labels: labels(12, 'Sauna') })
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0)
  expect(counts.at(-1)).toBeLessThan(12)
  expect(fittingEntries({ ...bar, labels: labels(4, 'Spa') }).at(-1)).toBe(4)
})

it('holds fewer of long labels, and none where not even the first fits', () => {
  const at1240 = (label: string) => fittingEntries({ ...bar, labels: labels(12, label) })[1] ?? 0
  expect(at1240('Einundzwanzig Zeich')).toBeLessThan(at1240('Sauna'))
  expect(at1240('水疗水疗水疗水疗水疗')).toBeLessThan(at1240('水疗'))
  expect(fittingEntries({ ...bar, own: labels(6, 'Einundzwanzig Zeich'), labels: labels(4, 'Spa') })[0]).toBe(
    0,
  )
})
