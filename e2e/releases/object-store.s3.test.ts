import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { createTestBucket, type FaultProxy, startFaultProxy } from '@calm-rest/objects/testing'
import { openFolderStore, openKeysFile, openReleaseStore } from '@calm-rest/releases'
import { root } from '@calm-rest/releases/checkout'
import { openPage, type Site, startSite, temporaryFolder, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeVariant } from './variant.fixture.ts'

const remote = 'mf-rooms'
const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

let proxy: FaultProxy
let sites: Site[]
/** Environment of the sites and of a team: the sites' connection can be cut, the team's cannot. */
let variables: { site: Record<string, string>; team: Record<string, string> }

// two machines start at the same moment on an empty bucket
beforeAll(async () => {
  await buildSite()
  const bucket = await createTestBucket()
  proxy = await startFaultProxy(bucket.access.AWS_ENDPOINT_URL_S3)
  const trust = temporaryFolder('trust')
  openKeysFile(trust).createFirst('the platform', new Date())
  const keys = { PREVIEW_KEY: 'a'.repeat(32), RELEASE_TRUST_DIR: trust }
  const team = { ...bucket.access, RELEASES_URL: bucket.url, ...keys }
  variables = { team, site: { ...team, AWS_ENDPOINT_URL_S3: proxy.address } }
  sites = await Promise.all([
    startSite({ isAlone: true, env: variables.site }),
    startSite({ isAlone: true, env: variables.site }),
  ])
})

const pageOf = async (site: Site, path = 'rooms') => (await fetch(site.url + path)).text()

/** Versions of the remote in the page of each site. */
const versions = async (path = 'rooms') => {
  const pages = await Promise.all(sites.map((site) => pageOf(site, path)))
  return pages.map((html) => /\/releases\/mf-rooms\/([^/]+)\//.exec(html)?.[1])
}

const aTeam = async () => {
  const dataDir = temporaryFolder('team')
  const store = await openReleaseStore(variables.team, { dataDir, follows: false })
  whenDone(store.close)
  return store
}

const publish = async (version: string, word = version) => {
  const team = await aTeam()
  const rewrite = (file: string, text: string) =>
    ['words-en.js', 'server.js'].includes(file) ? text.replaceAll('"Details', `"Room in ${word}`) : text
  const { manifest, dist } = makeVariant(team, { remote, version, rewrite })
  await team.publish(manifest, dist)
  return team
}

/** Runs `npm run release -- …` as on the machine of a team. */
const command = async (args: readonly string[], changed: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'scripts/release.ts'), ...args], {
    env: { ...process.env, DATA_DIR: temporaryFolder('team'), ...variables.team, ...changed },
  })
  whenDone(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code: code as number, output }
}

it('serves pages from the releases of a bucket, with nothing of them in the folder of data', async () => {
  // the site that lost the race for the first publication waits for the other's promotion
  await expect.poll(() => versions()).toEqual(['1.0.0', '1.0.0'])
  for (const site of sites) {
    expect(readdirSync(join(site.dataDir, 'releases')).filter((name) => name.startsWith('mf-'))).toEqual([])
    expect(existsSync(join(site.dataDir, 'cache/releases', remote, '1.0.0/release.json'))).toBe(true)
  }
})

it('shows a page in a browser, whole and without an error', async () => {
  const browser = await launchChromium()
  whenDone(() => browser.close())
  const [, site] = sites
  const { page, problems } = await openPage(browser)
  await page.goto(`${site?.url}rooms`)
  await page
    .getByRole('link', { name: /Details/ })
    .first()
    .waitFor()
  expect(problems).toMatchObject(clean)
})

it('shows what a team promoted on every machine, and what it took back', async () => {
  const team = await publish('1.1.0')
  await team.promote(remote, '1.1.0', 'ann')
  await expect.poll(() => versions()).toEqual(['1.1.0', '1.1.0'])
  for (const site of sites) {
    expect(await pageOf(site)).toContain('Room in 1.1.0')
    const file = await fetch(`${site.url}releases/${remote}/1.1.0/entry.js`)
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  }
  const back = await command(['rollback', remote])
  expect(back).toEqual({ code: 0, output: `live ${remote} 1.0.0\n` })
  await expect.poll(() => versions()).toEqual(['1.0.0', '1.0.0'])
})

it('gives a previewer the version that only the bucket had, and its files to every machine', async () => {
  await publish('1.2.0-rc.1')
  const { output } = await command(['preview', remote, '1.2.0-rc.1', '--json'])
  expect(await versions(`rooms${new URL(JSON.parse(output).url).search}`)).toEqual([
    '1.2.0-rc.1',
    '1.2.0-rc.1',
  ])
  for (const path of ['rooms', `rooms?${remote}=1.2.0-rc.1`])
    expect(await versions(path)).toEqual(['1.0.0', '1.0.0'])
  await publish('1.2.0-rc.2')
  const [site] = sites
  expect((await fetch(`${site?.url}releases/${remote}/1.2.0-rc.2/entry.js`)).status).toBe(200)
  expect((await fetch(`${site?.url}releases/${remote}/1.2.0-rc.9/entry.js`)).status).toBe(404)
})

it('lists what is published and who did what', async () => {
  const { code, output } = await command(['list', remote, '--json'])
  expect(code).toBe(0)
  const [listed] = JSON.parse(output).remotes
  expect(listed).toMatchObject({ remote, history: expect.any(Array) })
  expect(listed.versions).toContainEqual(expect.objectContaining({ version: '1.0.0', channel: 'live' }))
})

it('takes the releases of a folder into a bucket, with what is live', async () => {
  const dataDir = temporaryFolder('moving')
  const from = openFolderStore(dataDir)
  const live = (await aTeam()).folder
  for (const version of ['1.0.0', '1.1.0']) {
    const dist = join(live, remote, version)
    from.publish(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')), dist)
    from.promote(remote, version, 'ann')
  }
  const empty = await createTestBucket()
  const changed = { DATA_DIR: dataDir, RELEASES_URL: empty.url }
  expect(await command(['copy'], changed)).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 versions copied'),
  })
  expect(await command(['copy'], changed)).toEqual({ code: 0, output: '0 versions copied\n' })
  const { output } = await command(['list', remote, '--json'], changed)
  const [{ versions: moved }] = JSON.parse(output).remotes
  expect(moved.map(({ version, channel }: Record<string, string>) => [version, channel])).toEqual([
    ['1.1.0', 'live'],
    ['1.0.0', 'previous'],
  ])
})

describe('while the bucket is away', () => {
  it('pages go on through every gap, the log says each once, and what was promoted meanwhile comes after it', async () => {
    const logs = () => sites.map((site) => readFileSync(join(site.dataDir, 'server.log'), 'utf8'))
    // a bucket that hung for a moment before counts as unreachable, too
    const before = logs().map((log) => log.length)
    const logged = () =>
      logs().map((log, i) => log.slice(before[i]).match(/release store (away|answers again)/g) ?? [])
    const both = ['release store away', 'release store answers again']
    const expected: string[] = []
    let live = '1.0.0'
    whenDone(proxy.mend)
    for (const version of ['1.3.0', '1.4.0']) {
      proxy.cut()
      expected.push('release store away')
      await expect.poll(logged).toEqual([expected, expected])
      // the team has another connection
      await (await publish(version)).promote(remote, version, 'ann')
      for (let view = 0; view < 3; view += 1) expect(await versions()).toEqual([live, live])
      proxy.mend()
      expected.push('release store answers again')
      await expect.poll(logged).toEqual([expected, expected])
      await expect.poll(() => versions()).toEqual([version, version])
      live = version
    }
    expect(logged()).toEqual([
      [...both, ...both],
      [...both, ...both],
    ])
  })

  it('a command says so with an exit code of its own, and in a line for machines', async () => {
    const away = { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }
    const { code, output } = await command(['rollback', remote, '--json'], away)
    expect(code).toBe(5)
    expect(JSON.parse(output)).toMatchObject({ error: expect.stringContaining('ECONNREFUSED'), exitCode: 5 })
  })

  it('a command says which part of the environment is missing', async () => {
    const { code, output } = await command(['list'], { AWS_SECRET_ACCESS_KEY: '' })
    expect(code).toBe(1)
    expect(output).toContain('AWS_SECRET_ACCESS_KEY')
  })
})
