import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { manifestOf, stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it.each([
  ['a path of the shell', '/rooms/spa', '/rooms/spa belongs to the shell'],
  ['a path of another remote', '/spa', '/spa belongs to mf-auth 1.0.0, which is live'],
])('refuses to make live what claims %s, also without a gate', async (_, path, said) => {
  const stage = stageOf()
  const words = { en: 'Spa', de: 'Spa', zh: '水疗' }
  const publish = (remote: string, version: string, of: string) =>
    stage.publish(
      Object.assign(manifestOf(version), {
        remote,
        exposes: { spa: { scripts: [], styles: [] } },
        places: { routes: [{ path: of, widget: 'spa', titles: words, descriptions: words }], slots: {} },
      }),
    )
  await publish('mf-auth', '1.0.0', '/spa')
  await stage.store.promote('mf-auth', '1.0.0', 'ann')
  await publish('mf-rooms', '1.2.0', path)
  for (const act of [['promote'], ['canary', '5']] as const) {
    const [name, ...percent] = act
    const args = [name, 'mf-rooms', '1.2.0', ...percent, '--skip-gate', 'in a hurry']
    await expect(stage.release(...args)).rejects.toThrow(said)
  }
  expect(stage.store.readChannels('mf-rooms').stable).toBe('1.0.0')
})

it('promotes, rolls back, and shows what is live', async () => {
  const stage = stageOf()
  const untried = ['--skip-gate', 'there is no site here']
  expect(await stage.release('promote', 'mf-rooms', '1.1.0', ...untried)).toMatchObject({
    json: { remote: 'mf-rooms', live: '1.1.0' },
  })
  expect(stage.store.readStable('mf-rooms')?.version).toBe('1.1.0')
  expect(await stage.release('rollback', 'mf-rooms')).toMatchObject({ text: 'live mf-rooms 1.0.0' })
  expect(stage.store.readStable('mf-rooms')?.version).toBe('1.0.0')
})

it('tests nothing in a site that does not show it', async () => {
  const stage = stageOf()
  const elsewhere = createServer((_, answer) => void answer.end('{"remotes":{}}')).listen(0, '127.0.0.1')
  whenDone(() => elsewhere.close())
  await once(elsewhere, 'listening')
  const site = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  await expect(stage.release('promote', 'mf-rooms', '1.1.0', '--site', site)).rejects.toThrow(
    'the same PREVIEW_KEY',
  )
})

it('ends a canary by a rollback, and keeps the live release', async () => {
  const stage = stageOf()
  await stage.release('canary', 'mf-rooms', '1.1.0', '20', '--skip-gate', 'there is no site here')
  expect(stage.store.readChannels('mf-rooms').canary).toEqual({ version: '1.1.0', percent: 20 })
  expect(await stage.release('rollback', 'mf-rooms')).toMatchObject({ json: { ended: '1.1.0' } })
  expect(stage.store.readChannels('mf-rooms')).toMatchObject({ stable: '1.0.0', canary: null })
})

it('promotes a version that looks different once its pictures are approved, and says who did', async () => {
  const stage = stageOf()
  const hash = stage.store.release('mf-rooms', '1.1.0')?.hash ?? ''
  const tried = { remote: 'mf-rooms', version: '1.1.0', hash, at: '2027-06-01T12:00:00.000Z' }
  await stage.store.storeGate({ ...tried, site: 'http://localhost', passed: true, checks: [] })
  const look = { widget: 'room-list', lang: 'de', width: 390, share: 0.1, before: '', after: '', marked: '' }
  const record = { ...tried, live: '1.0.0', needsApproval: true, looks: [look] }
  await stage.store.changeLooks('mf-rooms', '1.1.0', () => record)
  await expect(stage.release('promote', 'mf-rooms', '1.1.0')).rejects.toThrow('room-list (de, 390)')
  expect(stage.store.readChannels('mf-rooms').stable).toBe('1.0.0')
  const { text, json } = await stage.release('approve-look', 'mf-rooms', '1.1.0')
  expect(text).toBe('approved the pictures of mf-rooms 1.1.0')
  expect(json).toMatchObject({ approved: { by: expect.any(String), at: expect.any(String) } })
  await stage.release('promote', 'mf-rooms', '1.1.0')
  expect(stage.store.readChannels('mf-rooms').stable).toBe('1.1.0')
})
