import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { type OffsiteStatus, readStatus, shippedAgeSeconds, stateOf, writeStatus } from './status.ts'

const now = new Date('2027-06-01T12:00:00.000Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const day = 24 * 60

it.each<[string, Omit<OffsiteStatus, 'startedAt'>, string]>([
  ['shipped a moment ago', { shippedUntil: ago(1) }, 'well'],
  ['shipped long ago', { shippedUntil: ago(16) }, 'late'],
  ['never shipped since the start', {}, 'late'],
  [
    'a rehearsal that failed',
    { shippedUntil: ago(1), rehearsal: { at: ago(9), isGood: false } },
    'not_restorable',
  ],
  ['a good rehearsal', { shippedUntil: ago(1), rehearsal: { at: ago(8 * day), isGood: true } }, 'well'],
  [
    'no rehearsal for long',
    { shippedUntil: ago(1), rehearsal: { at: ago(16 * day), isGood: true } },
    'not_rehearsed',
  ],
])('%s', (_, status, state) => {
  expect(stateOf(Object.assign({ startedAt: ago(20) }, status), now)).toBe(state)
})

it('counts the age from the start until something was shipped, and never below 0', () => {
  expect(shippedAgeSeconds({ startedAt: ago(2) }, now)).toBe(120)
  expect(shippedAgeSeconds({ startedAt: ago(2), shippedUntil: ago(-1) }, now)).toBe(0)
})

it('is read by other processes, and is unknown if its file is damaged', () => {
  const dataDir = openTempDir()
  expect(readStatus(dataDir)).toBeUndefined()
  writeStatus(dataDir, { startedAt: ago(1) })
  expect(readStatus(dataDir)).toEqual({ startedAt: ago(1) })
  writeFileSync(join(dataDir, 'backup-status.json'), '{"startedAt"')
  expect(readStatus(dataDir)).toBeUndefined()
})
