import { join } from 'node:path'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it, vi } from 'vitest'
import { createTeam } from '../own-repository.fixture.ts'
import { platform } from '../releases/over-https.fixture.ts'
import { installProject, serveFolder } from './projects.fixture.ts'

// npm installs from a registry
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const version = '1.0.0-rc.1'

let folder: string
let site: Site

beforeAll(async () => {
  site = await startSite()
  folder = await installProject('frameworks')
})

/** Builds a project by its own vite, and returns the folder of the build. */
const build = async (project: string) => {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  await createTeam().run(join(folder, project), `SITE=${site.url} "${process.execPath}" "${vite}" build`)
  return join(folder, project, 'dist')
}

const none = { errors: [], warnings: [], uncaught: [], foreign: [] }

const policyIn = (headers: Record<string, string>, directive: string) =>
  headers['content-security-policy']?.split('; ').find((one) => one.startsWith(directive))

const plain = "trusted-types calm-rest 'allow-duplicates'"

/** The hash of no text: a style element may be made, and rules inserted by a script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

it.each<[string, string, string, string?]>([
  ['vue', 'Vue', "trusted-types calm-rest vue 'allow-duplicates'"],
  ['svelte', 'Svelte', "trusted-types calm-rest svelte-trusted-html 'allow-duplicates'"],
  ['solid', 'Solid', "trusted-types calm-rest solid 'allow-duplicates'"],
  ['preact', 'Preact', plain],
  ['react-18', 'React 18.3.1', plain],
  ['tailwind', 'Tailwind', plain],
  ['antd', 'Ant Design', plain],
  ['mui', 'MUI', plain, emptyStyle],
  ['styled', 'styled-components', plain, emptyStyle],
])(
  'R-mf-frameworks: shows a build of %s in the shell, without a complaint',
  async (project, name, policy, style) => {
    const remote = `mf-${project}`
    expect(platform(site, 'adopt', await build(project))).toMatchObject({ remote, version })
    const { url } = platform(site, 'preview', remote, version)
    const { page, problems } = await openPage(await sharedBrowser())
    const answer = await page.goto(`${site.url}widgets/${remote}/welcome${new URL(url).search}`)
    const headers = answer?.headers() ?? {}
    expect(policyIn(headers, 'trusted-types')).toBe(policy)
    expect(/'sha256-[^']+'/.exec(policyIn(headers, 'style-src') ?? '')?.[0]).toBe(style)

    await page.getByText(`${name} counts 0`).nth(1).click()
    await page.getByText(`${name} counts 1`).waitFor()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByText(`${name} zählt 1`).waitFor()
    const styled = page.locator('.counter').first()
    expect(await styled.evaluate((one) => getComputedStyle(one).borderInlineStartWidth)).toBe('7px')
    expect(problems).toEqual(none)

    // a page without this release has none of it
    const { headers: others } = await fetch(`${site.url}rooms`)
    expect(policyIn(Object.fromEntries(others), 'trusted-types')).toBe(plain)
    expect(platform(site, 'gate', remote, version)).toEqual({ remote, version, passed: true })
  },
)

it('R-mf-stock: a host on React 18 as a singleton keeps it, and shows our rooms', async () => {
  const host = await serveFolder(await build('host-react-18'))
  const { page, problems } = await openPage(await sharedBrowser(), { crossesOrigins: true })
  await page.goto(`${host}?site=${new URL(site.url).origin}`)
  await page
    .getByRole('link', { name: /Horizon Room/ })
    .first()
    .waitFor()
  await page.getByText('This host has React 18.3.1').waitFor()
  expect(problems).toMatchObject({ errors: [], uncaught: [] })
})
