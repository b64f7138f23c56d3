import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { createApiClient } from '@calm-rest/client'
import type { Composition, ReleaseManifest } from '@calm-rest/contract/releases'
import type { Host, Lang, ServerWidget } from '@calm-rest/contract/widget'
import {
  freePort,
  openPage,
  type Site,
  sharedBrowser,
  sharedSite,
  startSite,
  temporaryFolder,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it, vi } from 'vitest'
import { createTeam, packKit } from './own-repository.fixture.ts'
import { platform } from './releases/over-https.fixture.ts'

// npm installs from a registry
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let kit: string
let empty: string

beforeAll(async () => {
  kit = temporaryFolder('kit')
  empty = temporaryFolder('team')
  await packKit(kit)
})

const commit = (folder: string) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@calm-rest.example', ...args], {
      cwd: folder,
    })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'A remote of our own')
}

const createWith = (address: string, more = '') => {
  const file = readdirSync(kit).find((name) => name.startsWith('create-calm-rest-remote-')) ?? ''
  const options = `--owner @calm-rest/spa --site ${address} --kit "${kit}"`
  return `npm exec --yes --package="${join(kit, file)}" -- create-calm-rest-remote mf-spa ${options} ${more}`
}

/** The welcome of a release's server bundle, which knows nothing but what it is given. */
const renderOnServer = async ({ url }: Site, dist: string, lang: Lang): Promise<string> => {
  const module = { exports: {} as Record<string, ServerWidget> }
  const source = readFileSync(join(dist, 'server.js'), 'utf8')
  compileFunction(source, ['module', 'exports'])(module, module.exports)
  const { welcome } = module.exports
  const { signal } = new AbortController()
  const api = createApiClient({ origin: new URL(url).origin, lang: () => lang })
  const data = await welcome?.load({ props: {}, api, lang, signal })
  const session = { subscribe: () => () => {}, current: () => undefined }
  const host = { lang, href: () => '/rooms', session } as unknown as Host
  return welcome?.render({ props: {}, data, ids: 's0-', host }) ?? ''
}

/** The released widget, with every file by its hash and without a trace of the machine that it was made on. */
const seenByGuest = async (site: Site, link: string) => {
  const { page, problems } = await openPage(await sharedBrowser())
  // it brings its own page and its entry in the menu
  await page.goto(site.url)
  await page.getByRole('link', { name: 'Good to know' }).first().click()
  await page.getByRole('link', { name: link }).first().waitFor()
  expect(await page.evaluate(() => 'mf_spa_1_0_0' in globalThis)).toBe(true)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
}

/** Does what the workflow of the repository does for a pull request, up to its comment, which this answers. */
const previewPullRequest = async (folder: string, token: string): Promise<string> => {
  const workflow = readFileSync(join(folder, '.github/workflows/release.yml'), 'utf8')
  const [, job = ''] = /\n {2}preview:\n(.*?)\n {2}release:\n/s.exec(workflow) ?? []
  const ci = `CALM_REST_TOKEN=${token} PULL_REQUEST=12 GITHUB_RUN_NUMBER=34 GITHUB_RUN_ATTEMPT=1`
  for (const [, line] of job.matchAll(/- run: (npm version .*|npx .*)/g))
    await createTeam().run(folder, `export ${ci}; ${line}`)
  return readFileSync(join(folder, 'preview.md'), 'utf8')
}

/** Edited words show in the open page, which goes on as it is. */
const editWords = async (page: Page, folder: string) => {
  const words = join(folder, 'src/locales/en.json')
  const before = readFileSync(words, 'utf8')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  writeFileSync(words, before.replace('"Welcome"', '"Good morning"'))
  await page.getByRole('heading', { name: 'Good morning', exact: true }).first().waitFor()
  writeFileSync(words, before)
  await page.getByRole('heading', { name: 'Welcome', exact: true }).first().waitFor()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
}

/** What does not compile is said in the page, until it does. */
const breakAndMend = async (page: Page, folder: string) => {
  const view = join(folder, 'src/welcome/view.tsx')
  const before = readFileSync(view, 'utf8')
  writeFileSync(view, `${before}\nexport const = 1\n`)
  const overlay = page.frameLocator('iframe[id*=overlay]')
  await overlay.getByText('view.tsx').first().waitFor()
  writeFileSync(view, before)
  await page.locator('iframe[id*=overlay]').waitFor({ state: 'detached' })
}

it('R-mf-repository, R-mf-types: from an empty folder, with the packed kit and an address alone, to a widget inside the live shell, and to guests', async () => {
  const site = await startSite()
  const team = createTeam()
  await team.run(empty, createWith(site.url))
  const folder = join(empty, 'mf-spa')
  await team.run(folder, 'npm install')
  const port = await freePort()
  const address = await team.start(folder, `npm run dev -- --port ${port}`, /ready (\S+)/)
  expect(await team.run(folder, 'npm test')).toMatch(/3 passed/)
  // the declarations of the kit themselves, which a team's own check takes as they are
  await createTeam().run(folder, 'npx tsc --skipLibCheck false')

  const { page, problems } = await openPage(await sharedBrowser(), { crossesOrigins: true })
  await page.goto(address)
  await page.getByRole('heading', { name: 'Welcome', exact: true }).first().waitFor()
  const { remotes } = JSON.parse((await page.locator('#composition').textContent()) ?? '') as Composition
  expect(Object.entries(remotes).map(([name, { source }]) => [name, source])).toEqual([
    ['mf-auth', 'stable'],
    ['mf-booking', 'stable'],
    ['mf-reviews', 'stable'],
    ['mf-rooms', 'stable'],
    ['mf-spa', 'local'],
  ])
  // its page and its entry in the menu, of which the site knows nothing yet
  await page.getByRole('link', { name: 'Good to know' }).first().click()
  await page.waitForURL(`http://localhost:${port}/mf-spa`)
  await page.reload()
  await page.getByRole('heading', { name: 'Good to know', level: 1 }).waitFor()
  await editWords(page, folder)
  const view = join(folder, 'src/welcome/view.tsx')
  writeFileSync(view, readFileSync(view, 'utf8').replace("t('welcome.rooms')", "'To the baths'"))
  await page.getByRole('link', { name: 'To the baths' }).first().click()
  await page.waitForURL(`http://localhost:${port}/rooms`)
  await page.getByRole('heading', { name: 'Courtyard Room' }).first().waitFor()
  expect(problems).toMatchObject({ errors: [], uncaught: [] })
  await page.goto(address)
  await breakAndMend(page, folder)
  const live = await (await fetch(`${site.url}composition.json`)).json()
  expect(Object.keys((live as Composition).remotes)).not.toContain('mf-spa')

  commit(folder)
  const { token } = platform(site, 'token', 'add', '@calm-rest/spa', '--remote', 'mf-spa')
  await team.run(folder, `CALM_REST_TOKEN=${token} npx calm-rest-remote publish`)
  const manifest = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as ReleaseManifest
  expect(manifest).toMatchObject({
    remote: 'mf-spa',
    version: '1.0.0',
    owner: '@calm-rest/spa',
    revision: expect.stringMatching(/^[0-9a-f]{12}$/),
    server: 'server.js',
    exposes: { welcome: { scripts: ['welcome.js'], styles: ['welcome.css'] } },
    exampleProps: { welcome: {} },
    locales: { en: ['words-en.js'], de: ['words-de.js'], zh: ['words-zh.js'] },
  })
  expect(await renderOnServer(site, join(folder, 'dist'), 'de')).toMatch(/Willkommen.*ab 14:00 Uhr/)

  // the team waits for the gate of the platform, which does without the team
  const promoted = team.run(folder, `CALM_REST_TOKEN=${token} npx calm-rest-remote promote`)
  expect(platform(site, 'gate')).toEqual({ tried: [{ remote: 'mf-spa', version: '1.0.0', passed: true }] })
  await promoted
  await seenByGuest(site, 'To the baths')

  const comment = await previewPullRequest(folder, token)
  expect(comment).toContain('### Preview of mf-spa 1.0.0-pr.12.34.1')
  const compare = /\[Compare it with 1\.0\.0\]\((\S+)\)/.exec(comment)?.[1] ?? ''
  expect((await fetch(compare)).status).toBe(200)

  const { count, minutes, lines } = team.account()
  console.log([...lines, `${count} commands, ${minutes.toFixed(1)} minutes`].join('\n'))
  expect(count).toBeLessThanOrEqual(6)
  expect(minutes).toBeLessThan(5)
})

it('R-mf-backend: from the packed kit to a widget inside the live shell that asks a server of the team', async () => {
  const site = sharedSite()
  const team = createTeam()
  const parent = temporaryFolder('with-backend')
  await team.run(parent, createWith(site.url, '--with-backend'))
  const folder = join(parent, 'mf-spa')
  await team.run(folder, 'npm install')
  expect(await team.run(folder, 'npm test')).toMatch(/7 passed/)
  const port = await freePort()
  const orders = await freePort()
  await team.start(folder, `PORT=${orders} npm run backend`, /ready (\S+)/)
  const dev = `npm run dev -- --port ${port} --backend orders=http://localhost:${orders}`
  const address = await team.start(folder, dev, /ready (\S+)/)
  const { page, problems } = await openPage(await sharedBrowser(), { crossesOrigins: true })
  await page.goto(new URL('/mf-spa/seats', address).href)
  await page.getByText('8 seats are free.').waitFor()
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await page.getByText('The seat is yours.').waitFor()
  await page.getByText('7 seats are free.').waitFor()
  expect(problems).toMatchObject({ errors: [], uncaught: [] })
})

it('R-mf-repository: from the packed kit to guests with a widget by the contract alone, without React', async () => {
  const site = await startSite()
  const team = createTeam()
  const parent = temporaryFolder('without-react')
  await team.run(parent, createWith(site.url, '--framework none'))
  const folder = join(parent, 'mf-spa')
  await team.run(folder, 'npm install')
  expect(await team.run(folder, 'npm test')).toMatch(/3 passed/)
  commit(folder)
  const { token } = platform(site, 'token', 'add', '@calm-rest/spa', '--remote', 'mf-spa')
  await team.run(folder, `CALM_REST_TOKEN=${token} npx calm-rest-remote publish`)
  const { shared, exposes, files } = JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8'))
  expect(Object.keys(shared)).toEqual(['i18next'])
  expect(files[exposes.welcome.scripts[0]].brotliBytes).toBeLessThan(5_000)
  expect(await renderOnServer(site, join(folder, 'dist'), 'de')).toMatch(/Willkommen.*ab 14:00 Uhr/)
  expect(platform(site, 'gate')).toEqual({ tried: [{ remote: 'mf-spa', version: '1.0.0', passed: true }] })
  await team.run(folder, `CALM_REST_TOKEN=${token} npx calm-rest-remote promote`)
  await seenByGuest(site, 'See the rooms')
})

it.each([
  ['vue', 27_000],
  ['svelte', 18_000],
  ['preact', 8_000],
])(
  'R-mf-frameworks: from the packed kit to guests with a widget in %s, which brings %s bytes at most',
  async (framework, most) => {
    const site = await startSite()
    const team = createTeam()
    const parent = temporaryFolder(`in-${framework}`)
    await team.run(parent, createWith(site.url, `--framework ${framework}`))
    const folder = join(parent, 'mf-spa')
    await team.run(folder, 'npm install')
    expect(await team.run(folder, 'npm test')).toMatch(/6 passed/)
    commit(folder)
    const { token } = platform(site, 'token', 'add', '@calm-rest/spa', '--remote', 'mf-spa')
    await team.run(folder, `CALM_REST_TOKEN=${token} npx calm-rest-remote publish`)
    const { server, shared, exposes, files } = JSON.parse(
      readFileSync(join(folder, 'dist/release.json'), 'utf8'),
    ) as ReleaseManifest
    expect([server, shared]).toEqual([undefined, { i18next: expect.any(String) }])
    const scripts = exposes.welcome?.scripts ?? []
    expect(scripts.reduce((sum, name) => sum + (files[name]?.brotliBytes ?? 0), 0)).toBeLessThan(most)
    expect(platform(site, 'gate')).toEqual({
      tried: [{ remote: 'mf-spa', version: '1.0.0', passed: true }],
    })
    await team.run(folder, `CALM_REST_TOKEN=${token} npx calm-rest-remote promote`)
    await seenByGuest(site, 'See the rooms')
  },
)
