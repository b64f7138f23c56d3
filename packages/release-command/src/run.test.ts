import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { previewReceipt } from '@calm-rest/contract/release-api'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import {
  createProof,
  createReleaseStore,
  type KeysFile,
  openBackendsFile,
  openFlagsFile,
  openGrantsFile,
  openKeysFile,
  openPreviews,
  openReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { beforeEach, expect, it } from 'vitest'
import { parseReleaseCommand } from './arguments.ts'
import { run } from './run.ts'
import { runTrust, type TrustCommand } from './trust.ts'

const remotes = ['mf-auth', 'mf-rooms']

let store: ReleaseStore
let releases: string
let keys: KeysFile

const manifestOf = (version: string): ReleaseManifest => ({
  remote: 'mf-rooms',
  version,
  contract: '1.0.0',
  container: 'c',
  entry: 'entry.js',
  exposes: {},
  revision: 'abc',
  owner: '@calm-rest/rooms',
  exampleProps: {},
  shared: {},
  source: 's',
  locales: {},
  builtAt: '2027-01-01T00:00:00.000Z',
  files: {},
})

beforeEach(() => {
  const folder = temporaryFolder()
  releases = join(folder, 'releases')
  keys = openKeysFile(join(folder, 'trust'))
  store = createReleaseStore(releases)
  for (const version of ['1.0.0', '1.1.0']) {
    const dist = join(folder, version)
    mkdirSync(dist)
    writeFileSync(join(dist, 'release.json'), JSON.stringify(manifestOf(version)))
    store.publish(manifestOf(version), dist)
  }
  store.promote('mf-rooms', '1.0.0', 'ann')
})

/** Runs `npm run release -- …`. */
const release = async (...args: string[]) =>
  run(parseReleaseCommand(args, {}) as Parameters<typeof run>[0], {
    store,
    backends: openBackendsFile(join(releases, '../trust')),
    rules: openReleaseRules(join(releases, '../trust')),
    releases,
    remotes,
    say: () => {},
    keys,
    signingKey: keys.signingKey()?.id,
    previews: openPreviews(undefined, releases),
    assertRoom: async () => {},
  })

it.each([
  ['a path of the shell', '/rooms/spa', '/rooms/spa belongs to the shell'],
  ['a path of another remote', '/spa', '/spa belongs to mf-auth 1.0.0, which is live'],
])('refuses to make live what claims %s, also without a gate', async (_, path, said) => {
  const words = { en: 'Spa', de: 'Spa', zh: '水疗' }
  const publish = (remote: string, version: string, of: string) => {
    const dist = join(releases, '..', remote)
    mkdirSync(dist)
    const manifest: ReleaseManifest = {
      ...manifestOf(version),
      remote,
      exposes: { spa: { scripts: [], styles: [] } },
      places: { routes: [{ path: of, widget: 'spa', titles: words, descriptions: words }], slots: {} },
    }
    writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
    store.publish(manifest, dist)
  }
  publish('mf-auth', '1.0.0', '/spa')
  store.promote('mf-auth', '1.0.0', 'ann')
  publish('mf-rooms', '1.2.0', path)
  for (const act of [['promote'], ['canary', '5']] as const) {
    const [name, ...percent] = act
    const args = [name, 'mf-rooms', '1.2.0', ...percent, '--skip-gate', 'in a hurry']
    await expect(release(...args)).rejects.toThrow(said)
  }
  expect(store.readChannels('mf-rooms').stable).toBe('1.0.0')
})

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
    const before = store.readChannels('mf-rooms')
    await expect(release(...args)).rejects.toThrow(said)
    expect(store.readChannels('mf-rooms')).toEqual(before)
  },
)

it('promotes, rolls back, and shows what is live', async () => {
  const untried = ['--skip-gate', 'there is no site here']
  expect(await release('promote', 'mf-rooms', '1.1.0', ...untried)).toMatchObject({
    json: { remote: 'mf-rooms', live: '1.1.0' },
  })
  expect(store.readStable('mf-rooms')?.version).toBe('1.1.0')
  expect(await release('rollback', 'mf-rooms')).toMatchObject({ text: 'live mf-rooms 1.0.0' })
  expect(store.readStable('mf-rooms')?.version).toBe('1.0.0')
})

it('prints addresses that show a version until they expire, to every site with the same key', async () => {
  const { text, json } = await release(
    'preview',
    'mf-rooms',
    '1.1.0',
    '--days',
    '2',
    '--site',
    'https://calmrest.example/',
  )
  const { url, compare, expiresAt, ...facts } = previewReceipt.parse(json)
  expect(text).toBe(`${url}\ncompare ${compare}\nuntil ${expiresAt}`)
  expect(facts).toMatchObject({ remote: 'mf-rooms', version: '1.1.0', live: '1.0.0', gate: 'missing' })
  expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(2 * 24 * 60 * 60 * 1000, -5)
  const value = openPreviews(undefined, releases).issue('mf-rooms', '1.1.0', new Date(expiresAt))
  expect(url).toBe(`https://calmrest.example/?mf-rooms=${value}`)
  expect(compare).toBe(`https://calmrest.example/releases/compare?mf-rooms=${value}`)
})

it('neither previews nor tests a version that was rolled back', async () => {
  await release('promote', 'mf-rooms', '1.1.0', '--skip-gate', 'there is no site here')
  await release('rollback', 'mf-rooms')
  await expect(release('preview', 'mf-rooms', '1.1.0')).rejects.toThrow('was rolled back')
  await expect(release('promote', 'mf-rooms', '1.1.0')).rejects.toThrow('was rolled back')
  expect(store.readStable('mf-rooms')?.version).toBe('1.0.0')
})

it('tests nothing in a site that does not show it', async () => {
  const elsewhere = createServer((_, answer) => void answer.end('{"remotes":{}}')).listen(0, '127.0.0.1')
  whenDone(() => elsewhere.close())
  await once(elsewhere, 'listening')
  const site = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  await expect(release('promote', 'mf-rooms', '1.1.0', '--site', site)).rejects.toThrow(
    'the same PREVIEW_KEY',
  )
})

it('ends a canary by a rollback, and keeps the live release', async () => {
  await release('canary', 'mf-rooms', '1.1.0', '20', '--skip-gate', 'there is no site here')
  expect(store.readChannels('mf-rooms').canary).toEqual({ version: '1.1.0', percent: 20 })
  expect(await release('rollback', 'mf-rooms')).toMatchObject({ json: { ended: '1.1.0' } })
  expect(store.readChannels('mf-rooms')).toMatchObject({ stable: '1.0.0', canary: null })
})

it('lists published versions, and the live one', async () => {
  store.promote('mf-rooms', '1.1.0', 'ben')
  const { json } = await release('list', 'mf-rooms')
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

it('verifies where a version was built, and writes the envelope for other tools', async () => {
  await expect(release('provenance', 'mf-rooms', '1.0.0')).rejects.toThrow('it has no signature')
  keys.createFirst('ann', new Date())
  store = createReleaseStore(releases, { proof: createProof(keys) })
  await release('sign', 'mf-rooms', '1.0.0', '--adopt')
  const out = join(releases, '..', 'provenance.json')
  const { text, json } = await release('provenance', 'mf-rooms', '1.0.0', '--out', out)
  expect(text.split('\n')).toEqual([
    `mf-rooms 1.0.0: 1 files, signed by key ${keys.signingKey()?.id}`,
    'builder https://calmrest.example/builder/unproven',
    'from source git:abc (as release.json says)',
    `envelope in ${out}`,
  ])
  const { payload } = JSON.parse(readFileSync(out, 'utf8'))
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toEqual(json)
})

it('goes from staging to production with an approval, outside freezes or despite one, and compares both', async () => {
  const trust = (...args: string[]) =>
    runTrust(parseReleaseCommand(args, {}) as TrustCommand, {
      backends: openBackendsFile(join(releases, '../trust')),
      flags: openFlagsFile(join(releases, '../trust')),
      keys,
      grants: openGrantsFile(join(releases, '../trust')),
      rules,
    })
  const rules = openReleaseRules(join(releases, '../trust'))
  keys.createFirst('ann', new Date())
  store = createReleaseStore(releases, { proof: createProof(keys), recheckMs: 0 })
  process.env.RELEASED_BY = 'ann'
  whenDone(() => delete process.env.RELEASED_BY)
  for (const version of ['1.0.0', '1.1.0']) await release('sign', 'mf-rooms', version, '--adopt')
  expect(trust('environment', 'set', 'staging', 'production').text).toBe(
    'staging\nproduction, without RELEASE_ENVIRONMENT',
  )
  store = createReleaseStore(releases, { proof: createProof(keys), recheckMs: 0, rules })
  const promote = (version: string, ...more: string[]) =>
    release('promote', 'mf-rooms', version, '--skip-gate', 'no site here', ...more)
  await expect(promote('1.1.0')).rejects.toThrow('--environment staging')
  expect(await promote('1.1.0', '--environment', 'staging')).toMatchObject({
    text: 'live mf-rooms 1.1.0 in staging',
  })
  expect((await release('diff', 'staging', 'production')).text).toMatch(
    /^mf-rooms\n {2}staging {2}1\.1\.0, published by ann, from abc, since .*\n {2}production {2}1\.0\.0, /,
  )
  const long = ['--from', '2020-01-01T00:00Z']
  trust('approval', 'require', '--environments', 'production', '--remotes', 'mf-rooms', ...long)
  expect(trust('approval', 'list').text).toContain('mf-rooms in production')
  await expect(promote('1.1.0')).rejects.toThrow('nobody has approved it')
  await expect(release('approve', 'mf-rooms', '1.1.0')).rejects.toThrow('was published by ann')
  process.env.RELEASED_BY = 'ben'
  expect(await release('approve', 'mf-rooms', '1.1.0')).toMatchObject({ text: 'approved mf-rooms 1.1.0' })
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const times = ['--from', new Date(Date.now() - 3_600_000).toISOString(), '--to', inAnHour]
  const { json } = trust('freeze', 'add', 'Stock-taking', ...times)
  expect(trust('freeze', 'list').text).toContain('all remotes: Stock-taking')
  await expect(promote('1.1.0')).rejects.toThrow('Stock-taking')
  expect(await promote('1.1.0', '--despite-freeze', 'fire')).toMatchObject({
    text: 'live mf-rooms 1.1.0 in production',
  })
  expect(store.readChannels('mf-rooms').history.at(-1)).toMatchObject({
    by: 'ben',
    reason: expect.stringMatching(/^no site here; despite the freeze .*fire$/),
  })
  expect((await release('diff', 'staging', 'production')).text).toBe(
    'staging and production have the same releases live.',
  )
  expect(await release('rollback', 'mf-rooms', '--environment', 'production')).toMatchObject({
    text: 'live mf-rooms 1.0.0',
  })
  trust('freeze', 'remove', (json as { id: string }).id)
  expect(trust('freeze', 'list').text).toBe('No freeze is planned.')
  expect(() => trust('freeze', 'add', 'For ever', ...times.slice(0, 2))).toThrow('--to')
  expect(() => trust('freeze', 'add', 'Elsewhere', ...times, '--environments', 'qa')).toThrow("'qa'")
  expect(() => trust('environment', 'set', '../x')).toThrow('like staging')
})

it('R-mf-backend: maps backends, lists them, and makes no release live that declares an unmapped one', async () => {
  const backends = openBackendsFile(join(releases, '../trust'))
  const trust = (...args: string[]) =>
    runTrust(parseReleaseCommand(args, {}) as TrustCommand, {
      backends,
      flags: openFlagsFile(join(releases, '../trust')),
      keys,
      rules: openReleaseRules(join(releases, '../trust')),
      grants: openGrantsFile(join(releases, '../trust')),
    })
  const dist = join(releases, '../with-backend')
  mkdirSync(dist)
  const manifest: ReleaseManifest = { ...manifestOf('1.2.0'), backends: ['orders'] }
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
  store.publish(manifest, dist)
  const promote = () => release('promote', 'mf-rooms', '1.2.0', '--skip-gate', 'in a hurry')
  await expect(promote()).rejects.toThrow('npm run release -- backend add mf-rooms orders https://…')
  const limit = ['--requests-per-minute', '60']
  expect(trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example/', ...limit)).toMatchObject({
    text: 'backend mf-rooms orders is https://orders.example from now on',
    json: { requestsPerMinute: 60, timeoutMs: 10_000 },
  })
  expect(trust('backend', 'list').text).toContain('backend mf-rooms orders  https://orders.example')
  const service = 'en=Excursions;de=Ausflüge;zh=出游'
  const known = ['--identity', 'id,email', '--service', service]
  expect(trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example', ...known)).toMatchObject({
    json: { identity: { scopes: ['email'], service: { en: 'Excursions', de: 'Ausflüge', zh: '出游' } } },
  })
  expect(trust('backend', 'list').text).toContain('knows guests (id, email) as Excursions')
  await promote()
  expect(trust('backend', 'remove', 'mf-rooms', 'orders').text).toBe('removed mf-rooms orders')
  expect(() => trust('backend', 'remove', 'mf-rooms', 'orders')).toThrow("has no backend 'orders'")
  for (const origin of ['http://orders.example', 'https://orders.example/path'])
    expect(() => trust('backend', 'add', 'mf-rooms', 'orders', origin)).toThrow('an origin without a path')
  const add = (...more: string[]) =>
    trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example', ...more)
  expect(() => add('--identity', 'name')).toThrow('--identity and --service belong together')
  expect(() => add('--identity', 'name,passport', '--service', service)).toThrow('It is id, or a list of')
  expect(() => add('--identity', 'id', '--service', 'en=Excursions')).toThrow('It is like')
})

it('tries what waits for the gate, or one version, and never a remote alone', async () => {
  await expect(release('gate', 'mf-rooms')).rejects.toThrow('The gate needs a version with the remote.')
  await expect(release('gate', 'mf-rooms', '9.9.9')).rejects.toThrow('is not published. Published: 1.')
  const report = { remote: 'mf-rooms', version: '1.1.0', at: 'now', site: '', passed: true, checks: [] }
  await store.storeGate(Object.assign({ hash: store.release('mf-rooms', '1.1.0')?.hash ?? '' }, report))
  expect(await release('gate')).toEqual({ text: 'nothing waits', json: { tried: [] } })
  expect((await release('gate', 'mf-rooms', '1.1.0')).text).toBe('passed mf-rooms 1.1.0')
})

it('retires a version, prunes each remote, and has no bucket to copy to', async () => {
  expect((await release('retire', 'mf-rooms', '1.1.0')).json).toMatchObject({
    version: '1.1.0',
    retired: true,
  })
  await expect(release('promote', 'mf-rooms', '1.1.0')).rejects.toMatchObject({ code: 'version_retired' })
  expect((await release('prune')).text).toBe('mf-auth: nothing removed\nmf-rooms: nothing removed')
  await expect(release('copy')).rejects.toThrow('RELEASES_URL names no bucket to copy to.')
})

it('signs all remotes or one, and vouches for one release only', async () => {
  keys.createFirst('ann', new Date())
  store = createReleaseStore(releases, { proof: createProof(keys) })
  expect((await release('sign')).text).toBe('nothing to sign')
  await expect(release('sign', 'mf-rooms', '--adopt')).rejects.toThrow('--adopt needs a remote and a version')
  await release('sign', 'mf-rooms', '1.1.0', '--adopt')
  keys.create('ann', new Date())
  store = createReleaseStore(releases, { proof: createProof(keys) })
  expect((await release('sign')).json).toEqual({ signed: ['mf-rooms 1.1.0'] })
})

it('reads what each command needs', () => {
  const parse = (...args: string[]) => parseReleaseCommand(args, { PORT: '4000' })
  expect(parse('gate', '--watch', '--at-once', '2', '--deadline', '90')).toEqual({
    name: 'gate',
    remote: undefined,
    version: undefined,
    site: 'http://localhost:4000',
    watch: true,
    atOnce: 2,
    deadlineMs: 90_000,
  })
  expect(parse('gate')).toMatchObject({ watch: false, deadlineMs: undefined })
  expect(parse('adopt', 'dist', '--contract', '1.9.0')).toEqual({
    name: 'adopt',
    build: 'dist',
    contract: '1.9.0',
  })
  expect(parse('promote', 'mf-rooms', '1.0.0', '--site', 'https://calmrest.example')).toEqual({
    name: 'promote',
    remote: 'mf-rooms',
    version: '1.0.0',
    site: 'https://calmrest.example',
    skipGate: undefined,
  })
  expect(parseReleaseCommand(['gate'], { SITE_URL: 'https://calmrest.example' })).toMatchObject({
    site: 'https://calmrest.example',
  })
  expect(parse('sign', 'mf-rooms')).toMatchObject({ version: undefined, adopt: false })
})

it('says who uses a subject, and who breaks without it', async () => {
  const { text, json } = await release('impact', 'call:hotel.day')
  expect(text).toMatch(/^call:hotel\.day: 1 of 1 releases break/)
  expect(text).toMatch(/mf-rooms +1\.0\.0 +live +may call: breaks without it/)
  expect(json).toMatchObject({ usedBy: [{ remote: 'mf-rooms', version: '1.0.0', channel: 'live' }] })
  expect((await release('impact', 'slot:home')).text).toBe('slot:home: no release uses it')
  await expect(async () => release('impact', 'hotel.day')).rejects.toThrow('call:offers.list')
})

it('sets flags for everybody and for some, lists and removes them', () => {
  const folder = join(releases, '../trust')
  const deps = {
    backends: openBackendsFile(folder),
    flags: openFlagsFile(folder),
    grants: openGrantsFile(folder),
    keys,
    rules: openReleaseRules(folder),
  }
  const flag = (...args: string[]) =>
    runTrust(parseReleaseCommand(['flag', ...args], {}) as TrustCommand, deps).text
  expect(flag('list')).toBe('No flag is set.')
  flag('set', 'mf-rooms', 'new-map', 'false')
  flag('set', 'mf-rooms', 'new-map', 'true', '--channel', 'canary')
  expect(flag('set', 'mf-rooms', 'new-map', 'true', '--channel', 'stable', '--percent', '20')).toMatch(
    /^flag mf-rooms new-map {2}false; canary true; stable true for 20 of 100, changed /,
  )
  expect(deps.flags.read()).toMatchObject([
    { value: false, channels: { canary: { value: true, percent: 100 } } },
  ])
  expect(flag('remove', 'mf-rooms', 'new-map')).toBe('removed mf-rooms new-map')
  expect(() => flag('set', 'mf-rooms', 'new-map', 'true', '--channel', 'beta')).toThrow('stable, canary')
})

it('promotes a version that looks different once its pictures are approved, and says who did', async () => {
  const hash = store.release('mf-rooms', '1.1.0')?.hash ?? ''
  const tried = { remote: 'mf-rooms', version: '1.1.0', hash, at: '2027-06-01T12:00:00.000Z' }
  await store.storeGate({ ...tried, site: 'http://localhost', passed: true, checks: [] })
  const look = { widget: 'room-list', lang: 'de', width: 390, share: 0.1, before: '', after: '', marked: '' }
  await store.storeLooks({ ...tried, live: '1.0.0', needsApproval: true, looks: [look] })
  await expect(release('promote', 'mf-rooms', '1.1.0')).rejects.toThrow('room-list (de, 390)')
  expect(store.readChannels('mf-rooms').stable).toBe('1.0.0')
  const { text, json } = await release('approve-look', 'mf-rooms', '1.1.0')
  expect(text).toBe('approved the pictures of mf-rooms 1.1.0')
  expect(json).toMatchObject({ approved: { by: expect.any(String), at: expect.any(String) } })
  await release('promote', 'mf-rooms', '1.1.0')
  expect(store.readChannels('mf-rooms').stable).toBe('1.1.0')
})
