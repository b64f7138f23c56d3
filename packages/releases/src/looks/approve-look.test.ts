import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { publishSmall } from '../manifest.fixture.ts'
import type { ReleaseStore } from '../release-store.ts'
import { approveLook, assertLookApproved, picturesIdOf } from './approve-look.ts'

let store: ReleaseStore
const at = '2027-06-01T12:00:00.000Z'
const look = { widget: 'room-list', lang: 'de', width: 390, share: 0.2, before: '', after: '', marked: '' }

const storeLooks = (needsApproval: boolean, hash = store.release('mf-rooms', '1.1.0')?.hash ?? '') =>
  store.changeLooks('mf-rooms', '1.1.0', () => ({
    remote: 'mf-rooms',
    version: '1.1.0',
    hash,
    live: '1.0.0',
    at,
    needsApproval,
    looks: [look],
  }))
const later = '2027-06-01T12:05:00.000Z'
/** The gate makes pictures of the same files. */
const tryAgain = () => store.changeLooks('mf-rooms', '1.1.0', (now) => now && { ...now, at: later })
const approve = (pictures?: string, by = store) =>
  approveLook(by, {
    remote: 'mf-rooms',
    version: '1.1.0',
    pictures,
    approver: { by: 'ann', at },
    by: 'ann',
    now: new Date(at),
  })
const assert = () => assertLookApproved(store, 'mf-rooms', '1.1.0')

beforeEach(() => {
  const folder = temporaryFolder()
  store = createReleaseStore(folder)
  publishSmall(store, folder, '1.1.0')
})

it('R-mf-looks: refuses a version whose pictures nobody approved, and says which and how', async () => {
  await storeLooks(true)
  await expect(assert()).rejects.toMatchObject({
    code: 'look_unapproved',
    message: expect.stringMatching(
      /room-list \(de, 390\).*approve-look mf-rooms 1\.1\.0 --pictures [0-9a-f]{12}$/,
    ),
  })
})

it('R-mf-looks: lets it through once somebody did, and says who', async () => {
  await storeLooks(true)
  await approve()
  await expect(assert()).resolves.toBe(undefined)
  expect((await store.readLooks('mf-rooms', '1.1.0'))?.approved?.by).toBe('ann')
})

it('forgets an approval with the next pictures', async () => {
  await storeLooks(true)
  await approve()
  await storeLooks(true)
  await expect(assert()).rejects.toMatchObject({ code: 'look_unapproved' })
})

it('asks for nothing where the platform does not, or without pictures', async () => {
  await expect(assert()).resolves.toBe(undefined)
  await storeLooks(false)
  await expect(assert()).resolves.toBe(undefined)
})

it('approves no pictures of other files', async () => {
  await storeLooks(true, 'sha384-other')
  await expect(approve()).rejects.toMatchObject({ code: 'look_missing' })
})

it('approves the pictures that were seen, not those of a later try', async () => {
  await storeLooks(true)
  const seen = await store.readLooks('mf-rooms', '1.1.0')
  if (!seen) throw new Error('no pictures')
  await tryAgain()
  await expect(approve(picturesIdOf(seen))).rejects.toMatchObject({ code: 'look_changed' })
  await store.changeLooks('mf-rooms', '1.1.0', () => seen)
  expect((await approve(picturesIdOf(seen))).approved.by).toBe('ann')
})

it('loses no pictures of a gate that was faster than an approval', async () => {
  await storeLooks(true)
  const slow: ReleaseStore = {
    ...store,
    changeLooks: async (...change) => {
      await tryAgain()
      return store.changeLooks(...change)
    },
  }
  await expect(approve(undefined, slow)).rejects.toMatchObject({ code: 'look_changed' })
  const now = await store.readLooks('mf-rooms', '1.1.0')
  expect([now?.at, now?.approved]).toEqual([later, undefined])
})

it('repeats a change where another process was faster', async () => {
  await storeLooks(true)
  const seen: (string | undefined)[] = []
  await store.changeLooks('mf-rooms', '1.1.0', (now) => {
    if (!now) throw new Error('no pictures')
    // another process writes before this one does
    if (seen.push(now.at) === 1) {
      const path = join(store.folder, 'mf-rooms/gates/1.1.0.looks.json')
      writeFileSync(path, JSON.stringify({ ...now, at: later }))
    }
    return { ...now, needsApproval: false }
  })
  expect(seen).toEqual([at, later])
  expect(await store.readLooks('mf-rooms', '1.1.0')).toMatchObject({ at: later, needsApproval: false })
})
