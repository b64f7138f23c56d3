import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Check } from '@calm-rest/releases'
import type { Browser, Page } from 'playwright-core'

export interface WidgetRun {
  browser: Browser
  /** Address of the running site, without a trailing slash. */
  site: string
  remote: string
  version: string
  /** Signed value of the remote's parameter in the address. */
  preview: string
  widget: string
}

/** Time limit of a step in milliseconds, which only a hung widget reaches. */
const patienceMs = 30_000

/** Matches keys without a translation: `list.cards.bookNow`. */
const bareKey = /(?:^|\s)[a-z][\w-]*(?:\.[a-zA-Z][\w-]*)+(?=\s|$)/g

/**
 * Console messages that do not count: the widget handles failed responses of the API, federation reports
 * failed files, and an unused preload is a sign of a busy machine.
 */
const isNoComplaint = /^Failed to load resource|was preloaded using link preload but not used/

const addressOf = ({ site, remote, preview, widget }: WidgetRun, lang: Lang) =>
  `${site}/widgets/${remote}/${widget}?lang=${lang}&${remote}=${preview}`

/** Opens the widget and records the problems of its page. */
const open = async (run: WidgetRun, lang: Lang, prepare?: (page: Page) => Promise<unknown>) => {
  const context = await run.browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !isNoComplaint.test(message.text())) complaints.push(message.text())
  })
  await prepare?.(page)
  await page.goto(addressOf(run, lang))
  return { page, complaints, close: () => context.close() }
}

const places = [1, 2] as const
const place = (page: Page, number: number) => page.locator(`[data-instance="${number}"]`)
const content = (page: Page, number: number) => place(page, number).locator('> div').last()
export const isShown = (page: Page, number: number) =>
  page.waitForFunction(
    (at) =>
      (document.querySelector(`[data-instance="${at}"] > div:last-child`)?.textContent ?? '').trim() !== '',
    number,
    { timeout: patienceMs },
  )
const button = (page: Page, number: number, at: number) =>
  place(page, number).locator('> div').first().getByRole('button').nth(at)

/** Files that the page fetched for the remote from another release. */
const foreignFiles = (page: Page, { remote, version }: WidgetRun) =>
  page.evaluate(
    ([name, mine]) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname)
        .filter(
          (path) => path.includes(`/releases/${name}/`) && !path.includes(`/releases/${name}/${mine}/`),
        ),
    [remote, version] as const,
  )

const missingWords = async (page: Page): Promise<string[]> => {
  const words = (await content(page, 1).allInnerTexts()).join(' ')
  return (words.match(bareKey) ?? []).map((key) => `no words for ${key.trim()}`)
}

/** Milliseconds after which the content is final: longer than the client waits before it retries. */
const settleMs = 2_000

const isSettled = async (page: Page) => {
  let before: string | undefined
  for (let look = 0; look < 5; look += 1) {
    const now = (await content(page, 1).allInnerTexts()).join(' ')
    if (now === before) return
    before = now
    await page.waitForTimeout(settleMs)
  }
}

const mountTwice = async (run: WidgetRun, lang: Lang): Promise<string[]> => {
  const { page, complaints, close } = await open(run, lang)
  try {
    for (const number of places) await isShown(page, number)
    complaints.push(...(await missingWords(page)))
    for (const number of places) await button(page, number, 1).click()
    for (const number of places) await button(page, number, 0).click()
    for (const number of places) await button(page, number, 0).click()
    for (const number of places) await isShown(page, number)
    complaints.push(...(await foreignFiles(page, run)).map((path) => `went on with ${path}`))
    return complaints
  } finally {
    await close()
  }
}

const withoutApi = async (run: WidgetRun, lang: Lang): Promise<string[]> => {
  const { page, complaints, close } = await open(run, lang, (opened) =>
    opened.route('**/api/**', (route) => route.abort()),
  )
  try {
    for (const number of places) await isShown(page, number)
    await isSettled(page)
    return [
      ...complaints,
      ...(await missingWords(page)),
      ...(await foreignFiles(page, run)).map((path) => `went on with ${path}`),
    ]
  } finally {
    await close()
  }
}

const toCheck = async (name: string, work: Promise<string[]>): Promise<Check> => {
  const complaints = await work.catch((cause: Error) => [cause.message.split('\n')[0] ?? 'failed'])
  return { name, ok: complaints.length === 0, found: complaints.slice(0, 3).join(' | ') || 'as it should' }
}

/**
 * Tests a widget in every language: twice on a page, with other props, mounted again, and without the API.
 */
export const tryWidget = async (run: WidgetRun): Promise<Check[]> => {
  // in parallel, since these mostly wait
  const down = langs.map((lang) =>
    toCheck(`${run.widget}: says so when the API is down, in ${lang}`, withoutApi(run, lang)),
  )
  const checks: Check[] = []
  for (const [at, lang] of langs.entries()) {
    checks.push(
      await toCheck(`${run.widget}: mounts, updates and leaves twice, in ${lang}`, mountTwice(run, lang)),
    )
    checks.push(...(await Promise.all(down.slice(at, at + 1))))
  }
  return checks
}
