import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { describe, expect, it, vi } from 'vitest'
import { noChannels } from '../folder/next-channels.ts'
import { readGateReport } from '../gate-report.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { channelFacts, fileFacts, ownFacts } from './facts.ts'
import { createMirror } from './mirror.ts'
import { publishObjects } from './publish-objects.ts'

const remote = 'mf-rooms'
const report = { remote, version: '1.0.0', hash: 'x', at: 'now', site: 'x', passed: true, checks: [] }

const open = async () => {
  const bucket = await startMemoryBucket()
  const folder = temporaryFolder('machine')
  const notWhole: string[] = []
  const mirror = createMirror({
    bucket: bucket.store,
    folder,
    onNotWhole: ({ message }) => notWhole.push(message),
  })
  const publish = async (version: string, text?: string) => {
    const { manifest, dist } = wholeBuild(version, remote, text)
    await publishObjects(bucket.store, manifest, dist, '{"signature":"first"}')
    return dist
  }
  const put = (name: string, text: string) =>
    bucket.store.put(`${remote}/${name}`, Buffer.from(text), fileFacts(name))
  const read = (name: string) => readFileSync(join(folder, remote, name))
  const has = (version: string) => existsSync(join(folder, remote, version))
  return { bucket, folder, mirror, notWhole, publish, put, read, has }
}

describe('a version', () => {
  it('is copied whole, packed files and signature included, and nothing of a draft stays', async () => {
    const { mirror, publish, read, folder } = await open()
    const dist = await publish('1.0.0')
    await mirror.ensureLocal(remote, '1.0.0')
    for (const name of ['entry.js', 'entry.js.br', 'entry.js.gz', 'art/leaf.webp', 'release.json'])
      expect([name, read(`1.0.0/${name}`)]).toEqual([name, readFileSync(join(dist, name))])
    expect(String(read('1.0.0/release.sig.json'))).toBe('{"signature":"first"}')
    expect(readdirSync(join(folder, remote))).toEqual(['1.0.0'])
  })

  it('is fetched once for all who need it at the same time, and not again', async () => {
    const { bucket, mirror, publish } = await open()
    await publish('1.0.0')
    await Promise.all([1, 2, 3].map(() => mirror.ensureLocal(remote, '1.0.0')))
    await mirror.ensureLocal(remote, '1.0.0')
    expect(bucket.asked.filter((one) => one.startsWith('GET') && one.endsWith('/entry.js'))).toHaveLength(1)
  })

  it('without a copy of a packed file has what there is', async () => {
    const { bucket, mirror, publish, read, has } = await open()
    await publish('1.0.0')
    await bucket.store.remove(`${remote}/1.0.0/entry.js.br`)
    await mirror.ensureLocal(remote, '1.0.0')
    expect(has('1.0.0/entry.js.br')).toBe(false)
    expect(read('1.0.0/entry.js.gz').length).toBeGreaterThan(0)
  })

  it.each([
    ['another script', 'entry.js', 'steal()'],
    ['another packed script', 'entry.js.br', 'steal()'],
    ['no release.json', 'release.json', '{}'],
  ])('with %s is not taken, and is reported by the name of the file', async (_, name, text) => {
    const { mirror, publish, put, notWhole, folder } = await open()
    await publish('1.0.0')
    await put(`1.0.0/${name}`, text)
    await mirror.ensureLocal(remote, '1.0.0')
    expect(notWhole).toEqual([`mf-rooms 1.0.0 is not whole: ${name} is missing or not the released one.`])
    expect(existsSync(join(folder, remote)) ? readdirSync(join(folder, remote)) : []).toEqual([])
  })

  it.each([
    ['remote', 'mf-spa', '1.0.0'],
    ['version', 'mf-rooms', '1.1.0'],
  ])('whose release.json is that of another %s is not taken', async (_, from, version) => {
    const { mirror, publish, put, notWhole } = await open()
    await publish('1.0.0')
    await put(
      '1.0.0/release.json',
      readFileSync(join(wholeBuild(version, from).dist, 'release.json'), 'utf8'),
    )
    await mirror.ensureLocal(remote, '1.0.0')
    expect(notWhole).toEqual([
      'mf-rooms 1.0.0 is not whole: release.json is missing or not the released one.',
    ])
  })

  it('that is not published is looked for again after ten seconds, or as soon as a channel names it', async () => {
    const now = performance.now.bind(performance)
    let laterMs = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs)
    whenDone(() => clock.mockRestore())
    const after = async (ms: number) => {
      laterMs = ms
      // the cache reads the clock once a millisecond
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const { bucket, mirror, publish, has } = await open()
    const lookUps = () => bucket.asked.filter((one) => one.endsWith('1.0.0/release.json')).length
    await mirror.ensureLocal(remote, '1.0.0')
    await mirror.ensureLocal(remote, '1.0.0')
    expect(lookUps()).toBe(1)
    await after(9_000)
    await mirror.ensureLocal(remote, '1.0.0')
    expect(lookUps()).toBe(1)
    await after(10_100)
    await mirror.ensureLocal(remote, '1.0.0')
    expect(lookUps()).toBe(2)
    await publish('1.0.0')
    await mirror.ensureNamedLocal(remote, { ...noChannels, stable: '1.0.0' })
    expect(has('1.0.0')).toBe(true)
  })

  it('is looked for again at once where the bucket failed', async () => {
    const { bucket, publish, folder, has } = await open()
    await publish('1.0.0')
    let isDown = true
    const get: typeof bucket.store.get = (...what) =>
      isDown ? Promise.reject(new Error('away')) : bucket.store.get(...what)
    const mirror = createMirror({ bucket: { ...bucket.store, get }, folder, onNotWhole: () => {} })
    await expect(mirror.ensureLocal(remote, '1.0.0')).rejects.toThrow('away')
    isDown = false
    await mirror.ensureLocal(remote, '1.0.0')
    expect(has('1.0.0')).toBe(true)
  })
})

it('brings report and signature up to date for the versions that the channels name', async () => {
  const { bucket, folder, mirror, publish, read } = await open()
  await publish('1.0.0')
  await mirror.ensureLocal(remote, '1.0.0')
  expect(readGateReport(folder, remote, '1.0.0')).toBeUndefined()
  await bucket.store.put(`${remote}/gates/1.0.0.json`, Buffer.from(JSON.stringify(report)), ownFacts)
  await bucket.store.put(
    `${remote}/1.0.0/release.sig.json`,
    Buffer.from('{"signature":"again"}'),
    channelFacts,
  )
  await mirror.ensureNamedLocal(remote, { ...noChannels, canary: { version: '1.0.0', percent: 5 } })
  expect(readGateReport(folder, remote, '1.0.0')).toEqual(report)
  expect(String(read('1.0.0/release.sig.json'))).toBe('{"signature":"again"}')
})

it('has the report of a version as soon as it has the version, and no signature of one that it lacks', async () => {
  const { bucket, folder, mirror, publish, has } = await open()
  await publish('1.0.0')
  await bucket.store.put(`${remote}/gates/1.0.0.json`, Buffer.from(JSON.stringify(report)), ownFacts)
  await mirror.fetchSignature(remote, '1.0.0')
  expect(has('1.0.0')).toBe(false)
  await mirror.ensureLocal(remote, '1.0.0')
  expect(readGateReport(folder, remote, '1.0.0')).toEqual(report)
})

it('stores channels for the next start, and removes the files of a retired version alone', async () => {
  const { mirror, publish, read, has } = await open()
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(version)
    await mirror.ensureLocal(remote, version)
  }
  const at = '2027-01-01T00:00:00.000Z'
  const channels = {
    ...noChannels,
    stable: '1.0.0',
    history: [
      { at, action: 'promote' as const, version: '1.0.0', by: 'ann' },
      { at, action: 'retire' as const, version: '1.1.0', by: 'ann' },
    ],
  }
  mirror.storeChannels(remote, channels, 'channels')
  expect(JSON.parse(String(read('channels.json')))).toEqual(channels)
  expect([has('1.0.0'), has('1.1.0')]).toEqual([true, false])
})
