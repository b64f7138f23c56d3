import { createRandom } from '@calm-rest/testing/random'
import { expect, it } from 'vitest'
import { createDisk } from './disk-model.ts'

const path = 'calm-rest.db'
const write = (text: string, at = 0) => ({ kind: 'write', path, at, bytes: Buffer.from(text) }) as const
/** All contents that a file can have after a power cut, found by many random choices. */
const outcomes = (disk: ReturnType<typeof createDisk>, file = path) => {
  const random = createRandom('dice')
  return new Set(Array.from({ length: 50 }, () => disk.afterCut(random).get(file)?.toString()))
}

it('keeps what was synced, and what was not only by chance', () => {
  const disk = createDisk()
  disk.apply(write('kept'))
  disk.apply({ kind: 'sync', path })
  expect(outcomes(disk)).toEqual(new Set(['kept']))
  disk.apply(write('over', 4))
  expect(outcomes(disk)).toEqual(new Set(['kept', 'keptover']))
})

it('may keep a later write and lose an earlier one', () => {
  const disk = createDisk()
  disk.apply(write('a'))
  disk.apply(write('b', 1))
  expect(outcomes(disk)).toContain('\0b')
})

it('follows a file under a second name, and forgets one that was removed', () => {
  const disk = createDisk()
  disk.apply(write('kept'))
  disk.apply({ kind: 'sync', path })
  disk.apply({ kind: 'link', path, to: 'other' })
  disk.apply({ kind: 'unlink', path })
  expect(outcomes(disk)).toEqual(new Set([undefined]))
  expect(outcomes(disk, 'other')).toEqual(new Set(['kept']))
})
