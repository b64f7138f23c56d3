import { expect, it, vi } from 'vitest'
import { launchChromium } from '../chromium/index.ts'
import { temporaryFolder, whenDone } from '../index.ts'
import { takePages } from './pages.ts'

const script = 'function used() { return 1 }\nfunction unused() { return 2 }\nused()'

/** Opens a page of an address that only the browser knows. */
const openPage = async () => {
  const browser = await launchChromium()
  whenDone(() => browser.close())
  const page = await browser.newPage()
  await page.route('http://site.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<script src="/assets/a.js"></script>',
        }),
  )
  await page.goto('http://site.test/')
  return page
}

const ranIn = async () => {
  const scripts = await takePages()
  return scripts.map(({ url, functions }) => ({
    url,
    ran: functions.filter(({ ran }) => ran).map(({ start, end }) => script.slice(start, end)),
  }))
}

const expected = [{ url: 'http://site.test/assets/a.js', ran: [script, 'function used() { return 1 }'] }]

it('records which functions a page ran, while it is open and after it was closed', async () => {
  vi.stubEnv('TEST_RECORD', temporaryFolder('record'))
  whenDone(() => void vi.unstubAllEnvs())
  const page = await openPage()
  expect(await ranIn()).toEqual(expected)
  await page.reload()
  await page.close()
  expect(await ranIn()).toEqual(expected)
})

it('keeps what a document ran when its page goes to another address', async () => {
  vi.stubEnv('TEST_RECORD', temporaryFolder('record'))
  whenDone(() => void vi.unstubAllEnvs())
  const page = await openPage()
  await page.goto('about:blank')
  expect(await ranIn()).toEqual(expected)
})

it('records nothing unless it is asked to', async () => {
  vi.stubEnv('TEST_RECORD', '')
  whenDone(() => void vi.unstubAllEnvs())
  await openPage()
  expect(await takePages()).toEqual([])
})
