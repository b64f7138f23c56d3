import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion, type ReleaseManifest } from '@calm-rest/contract/releases'
import { openFolderStore, readGateReport } from '@calm-rest/releases'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkOut, refusal, release, root } from './checkout.fixture.ts'
import { figures } from './figures.fixture.ts'
import { builtOnReact } from './react-version.fixture.ts'
import { publishVariant } from './variant.fixture.ts'

// the tests build, and gate what they built
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const remotes = ['mf-auth', 'mf-booking', 'mf-reviews', 'mf-rooms']

let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})

const isRunning = (page: Page, remote: string, version: string) =>
  page.evaluate((name) => name in globalThis, `${remote}_${version}`.replace(/\W/g, '_'))

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

const reviewsShown = (page: Page) => page.getByRole('link', { name: 'Write a Review' }).first().waitFor()
const roomsShown = (page: Page) =>
  page
    .getByRole('link', { name: /^Details/ })
    .first()
    .waitFor()

const [major, minor] = contractVersion.split('.').map(Number) as [number, number]

const builtFor = (contract: string) => (manifest: ReleaseManifest) => ({ ...manifest, contract })

describe('an old shell with a remote that is built for', () => {
  it.each([
    ['a later minor of the contract', `${major}.${minor + 1}.0`],
    ['another major of the contract', `${major + 1}.0.0`],
  ])(
    'R-mf-skew: %s refuses it at the gate, and shows the release before where somebody skipped that',
    async (_, contract) => {
      const site = await startSite()
      const remote = 'mf-reviews'
      const version = '1.1.0'
      publishVariant(site, { remote, version, manifest: builtFor(contract) })
      const { exitCode, said } = refusal(root, site, 'promote', remote, version)
      expect(exitCode).toBe(4)
      expect(said).toContain(`built for ${contract}, the host speaks ${contractVersion}`)

      release(root, site, 'promote', remote, version, '--skip-gate', 'to see what a page does')
      const { page } = await openPage(browser)
      await page.goto(`${site.url}testimonials`)
      await reviewsShown(page)
      expect(await isRunning(page, remote, version)).toBe(false)
      expect(await isRunning(page, remote, '1.0.0')).toBe(true)
    },
  )
})

/** Starts a shell with another contract version, on the live releases. */
const startShell = async (contract: string): Promise<Site> => {
  const before = await startSite()
  await before.stop()
  const folder = checkOut()
  const file = join(folder, 'packages/contract/src/releases/index.ts')
  const source = readFileSync(file, 'utf8')
  const line = `contractVersion = '${contractVersion}'`
  expect(source).toContain(line)
  writeFileSync(file, source.replace(line, `contractVersion = '${contract}'`))
  cpSync(join(root, 'shell/dist'), join(folder, 'shell/dist'), { recursive: true })
  return startSite({ dataDir: before.dataDir, script: join(folder, 'demo/serve.ts') })
}

describe('a new shell with remotes that were built for', () => {
  it('R-mf-skew: an earlier minor of its contract shows them all', async () => {
    const site = await startShell(`${major}.${minor + 2}.0`)
    const { page } = await openPage(browser)
    await page.goto(site.url)
    await roomsShown(page)
    await goTo(page, 'Reviews')
    await reviewsShown(page)
    for (const remote of ['mf-rooms', 'mf-reviews']) expect(await isRunning(page, remote, '1.0.0')).toBe(true)
  })

  it('R-mf-skew: the major before runs none of them, says so in their places, and stays up', async () => {
    const site = await startShell(`${major + 1}.0.0`)
    const { page } = await openPage(browser)
    await page.goto(`${site.url}testimonials`)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await goTo(page, 'About')
    await page.getByRole('heading', { name: 'About Calm Rest', level: 1 }).waitFor()
    for (const remote of remotes) expect(await isRunning(page, remote, '1.0.0')).toBe(false)
  })
})

describe('a remote that is built on', () => {
  const figure = figures('A remote on another React, beside the others')

  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })

  it.each([
    [
      'an earlier minor of React shares the React of the shell',
      '19.2',
      '1.1.0-rc.192',
      /^react-dom 19\.3\.1;/,
    ],
    [
      'React 18 brings its own, and the report says so',
      '18',
      '1.1.0-rc.18',
      /^a second React: react-dom (19\.3\.1 and 18\.3\.1|18\.3\.1 and 19\.3\.1);/,
    ],
  ])('R-mf-skew: %s, and works beside the others', async (_, react, version, said) => {
    const folder = checkOut()
    builtOnReact(join(folder, 'mf-reviews'), react)
    release(folder, site, 'publish', 'mf-reviews', version)
    release(folder, site, 'promote', 'mf-reviews', version)
    const { folder: releases } = openFolderStore(site.dataDir)
    const checks = readGateReport(releases, 'mf-reviews', version)?.checks ?? []
    const found = checks.find(({ name }) => name.endsWith('React of shell and remote'))?.found ?? ''
    expect(found).toMatch(said)
    figure(`React ${react}`, found)

    const { page, problems } = await openPage(browser)
    await page.goto(site.url)
    await roomsShown(page)
    await goTo(page, 'Reviews')
    await page.getByRole('link', { name: 'Write a Review' }).first().click()
    const title = page.getByRole('textbox', { name: /title/i })
    await title.fill('A quiet week')
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    expect(await title.inputValue()).toBe('A quiet week')
    await goTo(page, 'Rooms')
    await page.getByRole('tab', { name: 'Sea View' }).click()
    await expect.poll(() => page.getByRole('link', { name: /^Details/ }).count()).toBe(4)
    expect(await isRunning(page, 'mf-reviews', version)).toBe(true)
    expect(await isRunning(page, 'mf-reviews', '1.0.0')).toBe(false)
    expect([problems.uncaught, problems.errors]).toEqual([[], []])
  })
})
