import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { createReleaseStore } from '../folder/folder-store.ts'
import { publishSmall } from '../manifest.fixture.ts'
import { type Look, withinRoom } from './looks-file.ts'

const look = (picture: string): Look => ({
  widget: 'room-list',
  lang: 'de',
  width: 390,
  share: 0.2,
  before: picture,
  after: picture,
  marked: picture,
})

it('keeps pictures within their room, and every look', () => {
  const small = look('AAAA')
  const large = look('A'.repeat(400))
  expect(withinRoom([small, large, small], 1_000)).toEqual([small, look(''), small])
  expect(withinRoom([look('A'.repeat(3_000_004))], 1e9)).toEqual([look('')])
})

it('counts pictures as bytes of their version, and removes them with it', async () => {
  const folder = temporaryFolder()
  const store = createReleaseStore(folder)
  publishSmall(store, folder, '1.0.0')
  const bytes = async () => (await store.sizes('mf-rooms')).get('1.0.0') ?? 0
  const before = await bytes()
  const record = { remote: 'mf-rooms', version: '1.0.0', hash: 'x', live: '0.9.0', needsApproval: false }
  const at = '2027-06-01T12:00:00.000Z'
  const looks = [look('A'.repeat(8_000))]
  await store.changeLooks('mf-rooms', '1.0.0', () => ({ ...record, at, looks }))
  expect((await bytes()) - before).toBe(6 * 4_096)
  await store.retire('mf-rooms', '1.0.0', 'ann')
  expect(await store.readLooks('mf-rooms', '1.0.0')).toBeUndefined()
})
