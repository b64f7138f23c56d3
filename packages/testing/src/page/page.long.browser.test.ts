import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  axeViolations,
  colourViolations,
  launchChromium,
  layoutShift,
  movedBeyond,
  openPage,
  whenDone,
} from '../index.ts'
import { closeUsedTabs } from './used-tabs.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
})

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><main><h1>Page</h1>${body}</main></html>`

/** Serves one page at a real address. */
const serve = async (body: string) => {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    return response.setHeader('content-type', 'text/html').end(page(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

describe('openPage', () => {
  it('finds nothing wrong with a page that is in order', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<p>Hello</p>'))
    expect(opened.problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('collects errors and warnings of the console, except one about a slow machine, and uncaught exceptions', async () => {
    const opened = await openPage(browser)
    const late = 'a.js was preloaded using link preload but not used within a few seconds'
    await opened.page.goto(
      await serve(
        `<script>console.error("bad");console.warn("hm");console.warn("${late}");setTimeout(()=>{throw new Error("oh")})</script>`,
      ),
    )
    await expect.poll(() => opened.problems.uncaught).toEqual([expect.stringContaining('Error: oh')])
    expect(opened.problems.errors).toContainEqual(expect.stringContaining('bad'))
    expect(opened.problems.warnings).toEqual([expect.stringContaining('hm')])
  })

  it('refuses a request to a third party and lists it', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<img alt="" src="http://fonts.example.com/a.png">'))
    await expect.poll(() => opened.problems.foreign).toEqual(['http://fonts.example.com/a.png'])
    await expect
      .poll(() => opened.problems.errors)
      .toContainEqual(expect.stringContaining('ERR_NAME_NOT_RESOLVED'))
  })

  it('shows the page in the requested width, language, theme and time zone', async () => {
    const opened = await openPage(browser, {
      width: 390,
      height: 700,
      lang: 'de',
      colorScheme: 'dark',
      timezoneId: 'Asia/Colombo',
    })
    await opened.page.goto(await serve(''))
    const seen = await opened.page.evaluate(() => [
      innerWidth,
      navigator.language,
      matchMedia('(prefers-color-scheme: dark)').matches,
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    ])
    expect(seen).toEqual([390, 'de', true, 'Asia/Colombo'])
  })

  it('opens tabs beside it as wide as itself, also where another test was there before', async () => {
    const address = await serve('')
    const widths = async (width?: number) => {
      const opened = await openPage(browser, { ...(width && { width }), staysOpen: true })
      const beside = await opened.context.newPage()
      const seen = []
      for (const page of [opened.page, beside]) {
        await page.goto(address)
        seen.push(await page.evaluate(() => innerWidth))
      }
      await opened.leave()
      return seen
    }
    expect(await widths(390)).toEqual([390, 390])
    expect(await widths()).toEqual([1280, 1280])
  })
})

describe('a tab that a test is done with', () => {
  const used = async (address: string) => {
    const opened = await openPage(browser, { staysOpen: true })
    await opened.page.goto(address)
    await opened.leave()
    return opened
  }

  it('is reused by the next test, which gets none of the messages in between', async () => {
    const { page, problems } = await used(await serve('<p>Hello</p>'))
    problems.errors.push('late')
    const next = await openPage(browser)
    expect(next.page).toBe(page)
    expect(next.problems.errors).toEqual([])
  })

  it('is closed with the site that it showed', async () => {
    const address = await serve('<p>Hello</p>')
    const { page } = await used(address)
    await closeUsedTabs(new URL(address).origin)
    expect(page.isClosed()).toBe(true)
    expect((await openPage(browser)).page).not.toBe(page)
  })
})

describe('axeViolations', () => {
  it('names the rule and the element', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<img id="bed" src="data:,">'))
    expect(await axeViolations(opened.page)).toEqual([
      expect.stringMatching(/^image-alt \(critical\) #bed: /),
    ])
  })

  it('is empty for a page without violations', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<p>Hello</p>'))
    expect(await axeViolations(opened.page)).toEqual([])
  })
})

describe('colourViolations', () => {
  it('names a text that is hard to read, and nothing else', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<img src="data:,"><p style="color:#ccc;background:#fff">Hello</p>'))
    expect(await colourViolations(opened.page)).toEqual([
      expect.stringMatching(/^color-contrast \(serious\) p: /),
    ])
  })
})

describe('layoutShift', () => {
  it('sees a shift that happened before it was asked', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<p style="height:300px">Below</p>'))
    // only painted content can shift
    await opened.page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    await opened.page.evaluate(
      () =>
        new Promise((resolve) => {
          const nextFrames = (left: number): void => {
            if (left === 0) resolve(undefined)
            else requestAnimationFrame(() => nextFrames(left - 1))
          }
          requestAnimationFrame(() => {
            document
              .querySelector('main')
              ?.insertAdjacentHTML('afterbegin', '<div style="height:200px"></div>')
            nextFrames(3)
          })
        }),
    )
    expect(await layoutShift(opened.page)).toBeGreaterThan(0.05)
    expect(await movedBeyond(opened.page, 0.05)).toEqual([
      expect.stringMatching(/^layout shift 0\.\d{4}, limit 0\.05$/),
      expect.stringMatching(/^0\.\d{4} at \d+ ms: body 'PageBelow' from /),
    ])
  })

  it('is zero for a page that stands still', async () => {
    const opened = await openPage(browser)
    await opened.page.goto(await serve('<p>Still</p>'))
    expect(await layoutShift(opened.page)).toBe(0)
    expect(await movedBeyond(opened.page, 0)).toEqual([])
  })
})
