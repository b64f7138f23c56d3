import { expect, it } from 'vitest'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it.each([
  [
    'a version that is published already',
    ['publish', 'mf-rooms', '1.1.0'],
    'a published version never changes',
  ],
  ['a version that is not above the highest', ['publish', 'mf-rooms', '0.9.0'], 'Raise the version'],
  ['a version that is not published', ['promote', 'mf-rooms', '9.9.9'], 'is not published. Published: 1.'],
  ['a remote that does not exist', ['promote', 'mf-nobody', '1.0.0'], 'There are mf-auth, mf-rooms.'],
  ['a version that is none', ['promote', 'mf-rooms', 'latest'], 'like 1.4.0'],
  ['a share that is none', ['canary', 'mf-rooms', '1.1.0', '120'], 'from 1 to 99.'],
  [
    'a gate without a running site',
    ['promote', 'mf-rooms', '1.1.0', '--site', 'http://localhost:9'],
    'npm start',
  ],
  ['a preview of what is not published', ['preview', 'mf-rooms', '9.9.9'], 'is not published. Published: 1.'],
  ['a preview for ever', ['preview', 'mf-rooms', '1.1.0', '--days', '1000'], 'from 1 to 30.'],
  ['a rollback where nothing was before', ['rollback', 'mf-rooms'], 'no previous release'],
])(
  'R-mf-immutable: refuses %s with a sentence that says what to do, and changes nothing',
  async (_, args, said) => {
    const stage = stageOf()
    const before = stage.store.readChannels('mf-rooms')
    await expect(stage.release(...args)).rejects.toThrow(said)
    expect(stage.store.readChannels('mf-rooms')).toEqual(before)
  },
)

it('lists published versions, and the live one', async () => {
  const stage = stageOf()
  await stage.store.promote('mf-rooms', '1.1.0', 'ben')
  const { json } = await stage.release('list', 'mf-rooms')
  expect(json).toMatchObject({
    remotes: [
      {
        remote: 'mf-rooms',
        versions: [
          { version: '1.1.0', channel: 'live' },
          { version: '1.0.0', channel: 'previous' },
        ],
      },
    ],
  })
})

it('tries what waits for the gate, or one version, and never a remote alone', async () => {
  const stage = stageOf()
  await expect(stage.release('gate', 'mf-rooms')).rejects.toThrow('The gate needs a version with the remote.')
  await expect(stage.release('gate', 'mf-rooms', '9.9.9')).rejects.toThrow('is not published. Published: 1.')
  const report = { remote: 'mf-rooms', version: '1.1.0', at: 'now', site: '', passed: true, checks: [] }
  await stage.store.storeGate(
    Object.assign({ hash: stage.store.release('mf-rooms', '1.1.0')?.hash ?? '' }, report),
  )
  expect(await stage.release('gate')).toEqual({ text: 'nothing waits', json: { tried: [] } })
  expect((await stage.release('gate', 'mf-rooms', '1.1.0')).text).toBe('passed mf-rooms 1.1.0')
})

it('retires a version, prunes each remote, and has no bucket to copy to', async () => {
  const stage = stageOf()
  expect((await stage.release('retire', 'mf-rooms', '1.1.0')).json).toMatchObject({
    version: '1.1.0',
    retired: true,
  })
  await expect(stage.release('promote', 'mf-rooms', '1.1.0')).rejects.toMatchObject({
    code: 'version_retired',
  })
  expect((await stage.release('prune')).text).toBe('mf-auth: nothing removed\nmf-rooms: nothing removed')
  await expect(stage.release('copy')).rejects.toThrow('RELEASES_URL names no bucket to copy to.')
})
