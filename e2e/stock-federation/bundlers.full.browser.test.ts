import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createTeam } from '../own-repository.fixture.ts'
import { platform } from '../releases/over-https.fixture.ts'
import { buildBy, installKit, installProject, serveFolder } from './projects.fixture.ts'

// npm installs from a registry
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let folder: string
let site: Site
let token: string

beforeAll(async () => {
  site = await startSite()
  folder = await installProject()
  await installKit(folder)
  token = platform(site, 'token', 'add', '@calm-rest/spa', '--remote', 'mf-spa').token
})

/** Runs the command of the packed kit, as the team does in its repository. */
const remote = async (line: string) =>
  JSON.parse(
    await createTeam().run(
      folder,
      `CALM_REST_TOKEN=${token} npx --no-install calm-rest-remote ${line} --site ${site.url} --json 2>/dev/null`,
    ),
  )

// none may grow much over the one before
describe.each([
  { tool: 'vite', version: '1.0.0', steps: ['promote'] },
  { tool: 'rsbuild', version: '1.1.0', steps: ['canary 20', 'promote'] },
  { tool: 'webpack', version: '1.2.0', steps: ['promote'] },
])('$tool', ({ tool, version, steps }) => {
  beforeAll(() => buildBy(folder, tool, { version, site: site.url }))

  it('R-mf-stock: builds a remote that is adopted, passes the gate, and is shown to guests', async () => {
    expect(await remote(`adopt dist-${tool}`)).toMatchObject({ remote: 'mf-spa', version, published: true })
    const tried = { remote: 'mf-spa', version, passed: true }
    expect(platform(site, 'gate')).toEqual({ tried: [tried] })
    for (const step of steps) await remote(`${step} ${version}`)
    expect(await remote('list')).toMatchObject({ stable: version, canary: null })
    const { page, problems } = await openPage(await sharedBrowser())
    await page.goto(`${site.url}widgets/mf-spa/welcome`)
    await page.getByText('Welcome from a build of stock tools').nth(1).waitFor()
    // the style sheets are the host's to place; this one's tool extracts none
    const edge = tool === 'webpack' ? '0px' : '7px'
    const shown = page.getByText('Welcome from a build of stock tools').first()
    expect(await shown.evaluate((text) => getComputedStyle(text).borderInlineStartWidth)).toBe(edge)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('R-mf-stock: builds a host that loads our rooms', async () => {
    const host = join(folder, `host-${tool}`)
    const page = join(host, 'index.html')
    if (!existsSync(page)) writeFileSync(page, '<!doctype html><script src="/host.js" defer></script>')
    const url = await serveFolder(host)
    const opened = await openPage(await sharedBrowser(), { crossesOrigins: true })
    await opened.page.goto(`${url}?site=${new URL(site.url).origin}`)
    await opened.page
      .getByRole('link', { name: /Horizon Room/ })
      .first()
      .waitFor()
    expect(opened.problems).toMatchObject({ errors: [], uncaught: [] })
  })
})

it('R-mf-stock: goes back to the version before, and takes one away that is not live', async () => {
  expect(await remote('rollback')).toMatchObject({ stable: '1.1.0' })
  const { versions } = await remote('retire 1.2.0')
  expect(versions.map((one: { version: string }) => one.version)).toEqual(['1.1.0', '1.0.0'])
})
