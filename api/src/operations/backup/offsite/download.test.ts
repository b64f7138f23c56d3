import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { createSeal, createUnseal } from './age.ts'
import { openShipped, shipAll } from './bucket.fixture.ts'
import { downloadState } from './download.ts'
import { planRestore } from './plan.ts'
import { roomOf } from './room.ts'
import { sealedFacts } from './shipper.ts'

const megabyte = 1024 * 1024

/** A snapshot and a segment, and somebody who knows the public key and writes to the bucket. */
const openHostile = async () => {
  const { begin, book, clock, bucket, owner, keys, now } = await openShipped()
  const shipper = begin()
  await shipAll(shipper)
  clock.ms += 2000
  book('Amara')
  await shipper.ship()
  const all = await keys()
  const seal = createSeal([owner.recipient])
  return {
    replace: async (kind: string, content: Buffer) => {
      const key = all.find((one) => one.includes(kind)) ?? ''
      await bucket.store.put(key, await seal(content), sealedFacts)
    },
    headerOf: async () => {
      const key = all.find((one) => one.includes('/segments/')) ?? ''
      const [, generation, , sequence, base, at] = key.split(/[/.]/)
      const takenAt = now().toISOString()
      return { format: 1, generation, sequence: Number(sequence), base: Number(base), takenAt, at }
    },
    restore: async (freeBytes = 100 * megabyte) => {
      const plan = planRestore(all, now())
      if (!plan) throw new Error('Nothing was shipped.')
      const file = join(openTempDir(), 'restored.db')
      await downloadState(bucket.store, createUnseal([owner.identity]), plan, file, {
        room: roomOf(freeBytes),
      })
      return readFileSync(file)
    },
  }
}

const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte)

it('takes no more of a snapshot than its own figures and a part can have', async () => {
  const { replace, restore } = await openHostile()
  await replace('/part-', gzipSync(zeros(9)))
  await expect(restore()).rejects.toThrow(/part-00000000\.age has more than the 0\.0 MB that it may have/)
  await replace('/part-', Buffer.concat([zeros(1), zeros(4)]))
  await expect(restore()).rejects.toThrow('Somebody else has written it')
  await replace('/whole-', zeros(1))
  await expect(restore()).rejects.toThrow('whole-00000001.age has more than')
})

it('writes no more pages of a segment than it names, and none outside of the file', async () => {
  const { replace, restore, headerOf } = await openHostile()
  const header = Object.assign(await headerOf(), { pageBytes: 4096, sha256: '0'.repeat(64), bytes: 8192 })
  const segment = (pages: number[], bytes: number, content: Buffer) =>
    gzipSync(
      Buffer.concat([
        Buffer.from(`${JSON.stringify(Object.assign({}, header, { pages, bytes }))}\n`),
        content,
      ]),
    )
  await replace('/segments/', segment([0], 8192, zeros(9)))
  await expect(restore()).rejects.toThrow('are not those that it names')
  await replace('/segments/', segment([0, 1], 8192, Buffer.alloc(4096)))
  await expect(restore()).rejects.toThrow('are not those that it names')
  await replace('/segments/', segment([2], 8192, Buffer.alloc(4096)))
  await expect(restore()).rejects.toThrow()
  await replace('/segments/', segment([0], 200 * megabyte, Buffer.alloc(4096)))
  await expect(restore()).rejects.toThrow(
    /^The disk is short: the database takes 200 MB, and 99 MB are free\.$/,
  )
  await replace('/segments/', gzipSync(zeros(9)))
  await expect(restore()).rejects.toThrow('has more than the 8.0 MB')
})

it('fills the disk with no database that it has no room for', async () => {
  const { restore } = await openHostile()
  await expect(restore(4096)).rejects.toThrow(
    'The disk is short: the database takes 1 MB, and 0 MB are free.',
  )
  expect((await restore()).length).toBe(8192)
})
