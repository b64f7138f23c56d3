import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { readStatus, shippedAgeSeconds, writeStatus } from './status.ts'

const now = new Date('2027-06-01T12:00:00.000Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

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
