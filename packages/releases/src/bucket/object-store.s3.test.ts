import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBucket, readBucketLocation } from '@calm-rest/objects'
import { type FaultProxy, startFaultProxy } from '@calm-rest/objects/testing'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { compose } from '../composition/compose.ts'
import type { ReleaseStore } from '../release-store.ts'
import { wholeBuild } from '../whole-release.fixture.ts'
import { fileFacts } from './facts.ts'
import { createObjectStores } from './store.fixture.ts'

let stores: Awaited<ReturnType<typeof createObjectStores>>
let team: ReleaseStore

beforeEach(async () => {
  stores = await createObjectStores()
  team = await stores.aTeam()
})

const live = (store: ReleaseStore) => compose(store).remotes['mf-rooms']?.manifest.version
const path = (store: ReleaseStore, ...rest: string[]) => join(store.folder, 'mf-rooms', ...rest)

const bucket = () => {
  const location = readBucketLocation('RELEASES_URL', stores.variables)
  if (!location) throw new Error('The environment names no bucket')
  return openBucket(location)
}

/** Waits until the server behind this proxy has begun `count` looks. */
const begun = async ({ asked }: FaultProxy, count: number) => {
  const looks = () => asked.filter((one) => one.includes('/channels.json')).length
  const before = looks()
  await expect.poll(looks, { interval: 10 }).toBeGreaterThanOrEqual(before + count)
}
/** Waits for one complete look: the next look begins after it. */
const aLook = (proxy: FaultProxy) => begun(proxy, 2)

it("shows every server another machine's promotions and rollbacks, at its next look", async () => {
  await stores.release(team, '1.0.0')
  const { AWS_ENDPOINT_URL_S3: address } = stores.bucket.access
  const proxies = await Promise.all([1, 2, 3].map(() => startFaultProxy(address)))
  const servers = await Promise.all(proxies.map((proxy) => stores.aServerBehindProxy({}, proxy)))
  const looks = () => Promise.all(proxies.map(aLook))
  expect(servers.map(live)).toEqual(['1.0.0', '1.0.0', '1.0.0'])
  await stores.release(team, '1.1.0')
  await looks()
  expect(servers.map(live)).toEqual(['1.1.0', '1.1.0', '1.1.0'])
  await team.rollback('mf-rooms', 'ann')
  await looks()
  expect(servers.map(live)).toEqual(['1.0.0', '1.0.0', '1.0.0'])
  await team.canary('mf-rooms', '1.1.0', 20, 'ann')
  const forSome = () => servers.map((one) => compose(one, { bucketOf: () => 0 }).remotes['mf-rooms']?.source)
  await looks()
  expect(forSome()).toEqual(['canary', 'canary', 'canary'])
})

it('looks more often than once a second, so that a promotion is visible within one', async () => {
  await stores.release(team, '1.0.0')
  await stores.aServerBehindProxy()
  const untilTheNextMs = async () => {
    await begun(stores.proxy, 1)
    const startedMs = performance.now()
    await begun(stores.proxy, 1)
    return performance.now() - startedMs
  }
  // the measurement is void if the machine stood still meanwhile
  await expect.poll(untilTheNextMs).toBeLessThan(1_000)
})

it('has every file of a live release on this machine, byte for byte, before it composes a page of it', async () => {
  await stores.release(team, '1.0.0')
  const server = await stores.aServer()
  const { dist } = wholeBuild('1.0.0')
  for (const name of ['entry.js', 'entry.js.br', 'room-list.css.gz', 'art/leaf.webp'])
    expect(readFileSync(path(server, '1.0.0', name))).toEqual(readFileSync(join(dist, name)))
})

it('makes no request to the bucket while it composes a page', async () => {
  await stores.release(team, '1.0.0')
  const server = await stores.aServerBehindProxy()
  const before = stores.proxy.asked.length
  for (let page = 0; page < 50; page += 1) compose(server)
  expect(stores.proxy.asked.length - before).toBe(0)
})

it('caches published files for ever and channels for a moment, each with its content type', async () => {
  await stores.release(team, '1.0.0')
  const { headersOf } = stores.bucket
  const forever = 'public, max-age=31536000, immutable'
  const js = 'text/javascript; charset=utf-8'
  expect(await headersOf('mf-rooms/1.0.0/entry.js')).toEqual({ ContentType: js, CacheControl: forever })
  expect(await headersOf('mf-rooms/1.0.0/entry.js.br')).toEqual({
    ContentType: js,
    ContentEncoding: 'br',
    CacheControl: forever,
  })
  expect(await headersOf('mf-rooms/1.0.0/room-list.css.gz')).toMatchObject({ ContentEncoding: 'gzip' })
  expect(await headersOf('mf-rooms/channels.json')).toEqual({
    ContentType: 'application/json',
    CacheControl: 'public, max-age=2, must-revalidate',
  })
})

it('removes the files of a retired version from the bucket and from every machine, and serves none after its next look', async () => {
  for (const version of ['1.0.0', '1.1.0']) await stores.release(team, version)
  await team.rollback('mf-rooms', 'ann')
  const servers = await Promise.all([stores.aServer(), stores.aServer()])
  const served = () => servers.map((one) => one.isServed('mf-rooms', '1.1.0', new Date()))
  const sizes = async () => [...(await team.sizes('mf-rooms')).keys()].sort()
  expect(served()).toEqual([true, true])
  expect(await sizes()).toEqual(['1.0.0', '1.1.0'])
  await team.retire('mf-rooms', '1.1.0', 'ann')
  await expect.poll(served).toEqual([false, false])
  expect(servers.map((one) => existsSync(path(one, '1.1.0')))).toEqual([false, false])
  expect(await (await bucket()).list('mf-rooms/1.1.0/')).toEqual([])
  expect(await sizes()).toEqual(['1.0.0'])
  const { manifest, dist } = wholeBuild('1.1.0')
  await expect(team.publish(manifest, dist)).rejects.toMatchObject({ code: 'version_retired' })
})

it('refuses a file of a type that a page may not load', async () => {
  const { manifest, dist } = wholeBuild('1.0.0')
  const files = { ...manifest.files, 'hello.html': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 } }
  const refused = team.publish({ ...manifest, files }, dist)
  await expect(refused).rejects.toMatchObject({ code: 'release_file_type' })
  expect(await (await bucket()).list('mf-rooms/')).toEqual([])
})

it('finds a remote that was never promoted before', async () => {
  const server = await stores.aServer()
  expect(server.remotes()).toEqual([])
  await stores.release(team, '1.0.0', 'mf-spa')
  await expect.poll(() => server.remotes()).toEqual(['mf-spa'])
})

it('fetches a previewed version that no channel names, and nothing that is not published', async () => {
  await stores.release(team, '1.0.0')
  const candidate = wholeBuild('1.1.0-rc.1')
  await team.publish(candidate.manifest, candidate.dist)
  const server = await stores.aServer()
  expect(server.release('mf-rooms', '1.1.0-rc.1')).toBeUndefined()
  await server.ensureLocal('mf-rooms', '1.1.0-rc.1')
  await server.ensureLocal('mf-rooms', '9.9.9')
  expect(server.release('mf-rooms', '1.1.0-rc.1')?.manifest.version).toBe('1.1.0-rc.1')
  expect(server.release('mf-rooms', '9.9.9')).toBeUndefined()
})

it('knows a set of releases that another server served, and until when', async () => {
  await stores.release(team, '1.0.0')
  const one = await stores.aServer()
  const other = await stores.aServer()
  const composition = compose(one)
  const before = new Date(Date.now() - 5_000)
  one.compositions.note(composition, new Date())
  await expect.poll(() => other.compositions.servedSince(before)).toEqual([{ 'mf-rooms': '1.0.0' }])
  expect(await other.compositions.servedSince(new Date(Date.now() + 5_000))).toEqual([])
  await other.ensureCompositionLocal(composition.id)
  expect(other.compositions.read(composition.id)).toEqual({ 'mf-rooms': '1.0.0' })
})

it("shows every machine the gate's report", async () => {
  await stores.release(team, '1.0.0')
  const hash = team.release('mf-rooms', '1.0.0')?.hash ?? ''
  const report = {
    remote: 'mf-rooms',
    version: '1.0.0',
    hash,
    at: 'now',
    site: 'x',
    passed: true,
    checks: [],
  }
  await team.storeGate(report)
  expect((await stores.aServer()).readGate('mf-rooms', '1.0.0')).toEqual(report)
})

it('removes a version from the store, and keeps it where pages have it', async () => {
  await stores.release(team, '1.0.0')
  await stores.release(team, '1.1.0')
  const server = await stores.aServer()
  await team.remove('mf-rooms', '1.0.0')
  expect(await team.versions('mf-rooms')).toEqual(['1.1.0'])
  expect(await (await bucket()).list('mf-rooms/1.0.0/')).toEqual([])
  expect(server.release('mf-rooms', '1.0.0')).toBeDefined()
})

describe('a version that differs from the released one', () => {
  it.each([
    ['another script', 'entry.js', 'steal()'],
    ['another packed script', 'entry.js.br', 'steal()'],
    ['another release.json', 'release.json', '{}'],
  ])('is not taken from the bucket: %s', async (_, name, text) => {
    await stores.release(team, '1.0.0')
    await stores.release(team, '1.1.0')
    await (await bucket()).put(`mf-rooms/1.1.0/${name}`, Buffer.from(text), fileFacts(name))
    const reported: string[] = []
    const server = await stores.aServer({ onNotWhole: (why) => reported.push(why.message) })
    expect(live(server)).toBe('1.0.0')
    expect(reported).toEqual([
      `mf-rooms 1.1.0 is not whole: ${name.replace('.br', '.br')} is missing or not the released one.`,
    ])
    expect(existsSync(path(server, '1.1.0'))).toBe(false)
  })

  it('is refused if a file is missing', async () => {
    await stores.release(team, '1.0.0')
    await stores.release(team, '1.1.0')
    await (await bucket()).remove('mf-rooms/1.1.0/room-list.js')
    expect(live(await stores.aServer())).toBe('1.0.0')
  })

  it('is not accepted after another promotion either', async () => {
    await stores.release(team, '1.0.0')
    await stores.release(team, '1.1.0')
    const other = wholeBuild('1.1.0', 'mf-rooms', 'other')
    for (const name of Object.keys(other.manifest.files)) {
      await (await bucket()).put(
        `mf-rooms/1.1.0/${name}`,
        readFileSync(join(other.dist, name)),
        fileFacts(name),
      )
      for (const packed of [`${name}.br`, `${name}.gz`])
        await (await bucket()).remove(`mf-rooms/1.1.0/${packed}`)
    }
    await (await bucket()).put(
      'mf-rooms/1.1.0/release.json',
      readFileSync(join(other.dist, 'release.json')),
      fileFacts('release.json'),
    )
    await team.promote('mf-rooms', '1.1.0', 'eve')
    expect(live(await stores.aServer())).toBe('1.0.0')
  })
})

describe('while the bucket is unreachable', () => {
  const watched = () => {
    const reported: string[] = []
    return { reported, onUnreachable: () => reported.push('away'), onReachable: () => reported.push('back') }
  }

  it('pages keep the live releases, no change is made in part, and everything works afterwards', async () => {
    await stores.release(team, '1.0.0')
    await stores.release(team, '1.1.0')
    const { reported, ...events } = watched()
    const server = await stores.aServerBehindProxy(events)
    stores.proxy.cut()
    const failed = { name: 'ObjectStoreFailed' }
    const { manifest, dist } = wholeBuild('1.2.0')
    await expect(server.publish(manifest, dist)).rejects.toMatchObject(failed)
    await expect(server.promote('mf-rooms', '1.0.0', 'ann')).rejects.toMatchObject(failed)
    await expect(server.rollback('mf-rooms', 'ann')).rejects.toMatchObject(failed)
    expect(live(server)).toBe('1.1.0')
    await expect.poll(() => reported).toEqual(['away'])
    expect(await team.versions('mf-rooms')).toEqual(['1.0.0', '1.1.0'])
    stores.proxy.mend()
    await expect.poll(() => reported).toEqual(['away', 'back'])
    await team.rollback('mf-rooms', 'ann')
    await aLook(stores.proxy)
    expect(live(server)).toBe('1.0.0')
  })

  it("a server starts from its machine's copy, and follows the bucket as soon as it can", async () => {
    await stores.release(team, '1.0.0')
    const dataDir = temporaryFolder('machine')
    ;(await stores.aServerBehindProxy({ dataDir })).close()
    stores.proxy.cut()
    const { reported, ...events } = watched()
    const server = await stores.aServerBehindProxy({ dataDir, ...events })
    expect([live(server), reported]).toEqual(['1.0.0', ['away']])
    await stores.release(team, '1.1.0')
    stores.proxy.mend()
    await expect.poll(() => live(server)).toBe('1.1.0')
    await expect.poll(() => reported).toEqual(['away', 'back'])
  })

  it('neither a server nor a command starts on a machine without a copy', async () => {
    await stores.release(team, '1.0.0')
    stores.proxy.cut()
    await expect(stores.aServerBehindProxy()).rejects.toMatchObject({ name: 'ObjectStoreFailed' })
    await expect(stores.aServerBehindProxy({ follows: false })).rejects.toMatchObject({
      name: 'ObjectStoreFailed',
    })
  })
})

it("fills the machine's copy again after it was deleted", async () => {
  await stores.release(team, '1.0.0')
  const dataDir = temporaryFolder('machine')
  const first = await stores.aServer({ dataDir })
  first.close()
  rmSync(first.folder, { recursive: true })
  expect(live(await stores.aServer({ dataDir }))).toBe('1.0.0')
})

it('reports invalid configuration, and uses the folder without it', async () => {
  const dataDir = temporaryFolder('machine')
  const { openReleaseStore } = await import('../open-release-store.ts')
  await expect(openReleaseStore({ RELEASES_URL: 's3:/x' }, { dataDir, follows: false })).rejects.toThrow(
    /The environment is not right\.[\s\S]*RELEASES_URL/,
  )
  writeFileSync(join(dataDir, 'note'), '')
  expect((await openReleaseStore({}, { dataDir, follows: false })).folder).toBe(join(dataDir, 'releases'))
})
