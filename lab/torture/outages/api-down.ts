import { join } from 'node:path'
import { openFolderStore, publishFirstReleases } from '@calm-rest/releases'
import { readBuild } from '@calm-rest/releases/checkout'
import { launchChromium } from '@calm-rest/testing/chromium'
import { hydrated } from '@calm-rest/testing/hydrated'
import type { Page } from 'playwright-core'
import { type Served, serve, stop } from '../processes/server.ts'
import type { Scenario, Torture } from '../scenario.ts'
import { openProxy } from './proxy.ts'

/** Screens with their text without an API (specification, §8), and the call that each depends on. */
const screens = [
  {
    path: '/testimonials',
    says: 'Could not load reviews. Please try again later.',
    call: '/api/testimonials',
  },
  { path: '/rooms/coral-suite', says: 'Room not found', call: '/api/rooms/coral-suite' },
  { path: '/rooms', says: 'Try again', call: '/api/rooms' },
] as const

type Screen = (typeof screens)[number]

/** Limit of one step, which only a page that hangs reaches. */
const patienceMs = 20_000

const shows = (page: Page, { says }: Screen) =>
  page
    .locator('main')
    .getByText(says)
    .first()
    .waitFor({ timeout: patienceMs })
    .then(
      () => true,
      () => false,
    )

/** Navigates as a link on the page does, without a reload. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Goes to a screen without calls, so that no content of the screen before is left. */
const leave = async (page: Page) => {
  await goTo(page, '/about')
  await page.getByRole('heading', { level: 1, name: 'About Calm Rest' }).waitFor()
}

const comesBack = async (page: Page, { path, says, call }: Screen) => {
  await leave(page)
  const again = page.locator('main').getByRole('button', { name: 'Try again' })
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname.startsWith(call) && one.ok(), {
    timeout: patienceMs,
  })
  const hears = answered.then(
    () => true,
    () => false,
  )
  await goTo(page, path)
  // navigation may have repeated the call already: then there is no button to press
  await Promise.race([hears, again.click({ timeout: patienceMs }).catch(() => {})])
  const isAnswered = await hears
  const isGone = await page
    .locator('main')
    .getByText(says)
    .first()
    .waitFor({ state: 'detached', timeout: patienceMs })
    .then(
      () => true,
      () => false,
    )
  return isAnswered && isGone
}

const startBoth = async (torture: Torture) => {
  const apiDir = join(torture.dir, 'api')
  const siteDir = join(torture.dir, 'site')
  await publishFirstReleases(openFolderStore(siteDir), { build: readBuild })
  const startApi = (port = 0) =>
    serve(torture, apiDir, { script: 'api/src/serve.ts', env: { PORT: String(port) } })
  const api = await startApi()
  const env = { API_URL: `http://127.0.0.1:${api.port}` }
  const site = await serve(torture, siteDir, { script: 'shell/server/serve.ts', env })
  return { api, site, startApi }
}

export const apiDown: Scenario = {
  fault: 'the API dies under an open page, and comes back',
  expected: "the specification's words on every screen, pages all the same, recovery without a reload",
  run: async (torture) => {
    const { api, site, startApi } = await startBoth(torture)
    const isApi = (path: string) => path.startsWith('/api') || path.startsWith('/media')
    const proxy = await openProxy((path) => (isApi(path) ? api : site).port)
    const browser = await launchChromium()
    let back: Served | undefined
    try {
      const page = await browser.newPage()
      await page.goto(`${proxy.origin}/about`)
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      api.signal('SIGKILL')
      await api.ended
      let said = 0
      let recovered = 0
      let whole = 0
      for (const screen of screens) {
        await leave(page)
        await goTo(page, screen.path)
        if (await shows(page, screen)) said += 1
        else torture.say(`${screen.path} does not say '${screen.says}' while the API is down`)
      }
      const fresh = await browser.newPage()
      for (const screen of screens) {
        const answer = await fresh.goto(`${proxy.origin}${screen.path}`)
        if (answer && answer.status() < 500 && (await shows(fresh, screen))) whole += 1
        else torture.say(`${screen.path} loaded anew: ${answer?.status()}`)
      }
      back = await startApi(api.port)
      for (const screen of screens) {
        if (await comesBack(page, screen)) recovered += 1
        else torture.say(`${screen.path} does not come back`)
      }
      const isSame = await page.evaluate(() => 'isSamePage' in window)
      return [
        { what: 'screens', value: screens.length },
        { what: 'that say what the specification says', value: said, exactly: screens.length },
        {
          what: 'that are whole pages where they are loaded meanwhile',
          value: whole,
          exactly: screens.length,
        },
        { what: 'that come back by themselves or by one press', value: recovered, exactly: screens.length },
        { what: 'reloads for it', value: isSame ? 0 : 1, exactly: 0 },
      ]
    } finally {
      await browser.close()
      proxy.close()
      if (back) await stop(back)
      await stop(site)
    }
  },
}
