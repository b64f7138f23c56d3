import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { readElsewhere } from './elsewhere.ts'
import { type OffsiteStatus, writeStatus } from './status.ts'

const now = new Date('2027-06-01T12:00:00.000Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const day = 24 * 60

const read = (status: Omit<OffsiteStatus, 'startedAt'>) => {
  const dataDir = openTempDir()
  writeStatus(dataDir, { startedAt: ago(20), ...status })
  return readElsewhere(dataDir, now)
}

it.each([
  ['shipped a moment ago', { shippedUntil: ago(1) }, { ageSeconds: 60, isLate: false }],
  ['shipped long ago', { shippedUntil: ago(16) }, { ageSeconds: 960, isLate: true }],
  ['never shipped since the start', {}, { ageSeconds: 1200, isLate: true }],
])('%s', (_, status, found) => {
  expect(read(status)).toEqual({ ...found, rehearsal: undefined })
})

it.each([
  ['a rehearsal that failed', { at: ago(9), isGood: false }, false],
  ['a good rehearsal', { at: ago(8 * day), isGood: true }, true],
  ['a rehearsal of more than two weeks ago', { at: ago(16 * day), isGood: true }, false],
])('%s', (_, rehearsal, isGood) => {
  expect(read({ shippedUntil: ago(1), rehearsal })?.rehearsal).toEqual({ at: rehearsal.at, isGood })
})

it('knows nothing before anything was shipped', () => {
  expect(readElsewhere(openTempDir(), now)).toBeUndefined()
})
