import { setTimeout as sleep } from 'node:timers/promises'
import type { Lang } from '@calm-rest/contract/widget'
import type { Page } from 'playwright-core'
import type { OpenedWidget, WidgetRun } from './widget-check.ts'

/** Time limit of a step in milliseconds, far above what a busy machine takes. */
export const patienceMs = 15_000

/** Milliseconds for a page to come: longer than it takes to see that one is blocked. */
const comeMs = 30_000

/** A page is blocked if it answers nothing for so long. */
const silenceMs = 10_000

/** Milliseconds for the end of a page. */
const closeMs = 2_000

/** The widget fails in a way that leaves nothing to try; its message is for its team. */
export class NothingToTry extends Error {}

interface OpenOptions {
  lang: Lang
  /** Prepares the page before it goes to the widget. */
  prepare?: (page: Page) => Promise<unknown>
}

/**
 * Console messages that do not count: the widget handles failed responses of the API, federation reports
 * failed files, and an unused preload is a sign of a busy machine.
 */
const isNoComplaint = /^Failed to load resource|was preloaded using link preload but not used/

/** In words: an error or a warning in the console, with its place where the browser knows it. */
const complaint = (said: string, { url, lineNumber }: { url?: string; lineNumber?: number } = {}) => {
  const file = url ? ` (${new URL(url).pathname}:${(lineNumber ?? 0) + 1})` : ''
  return `the console says '${said.split('\n')[0]?.slice(0, 200)}'${file}: mend what causes it, a guest's console stays empty`
}

/** Opens the widget in a new context for the time of `work`. Throws `NothingToTry` if the page is blocked. */
export const withWidget = async <T>(
  run: WidgetRun,
  { lang, prepare }: OpenOptions,
  work: (opened: OpenedWidget) => Promise<T>,
): Promise<T> => {
  const { browser, site, remote, widget, preview } = run
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  page.setDefaultNavigationTimeout(comeMs)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(complaint(error.message)))
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    if (isBad && !isNoComplaint.test(message.text()))
      complaints.push(complaint(message.text(), message.location()))
  })
  const over = new AbortController()
  const working = (async () => {
    await prepare?.(page)
    await page.goto(`${site}/widgets/${remote}/${widget}?lang=${lang}&${remote}=${preview}`)
    return work({ page, complaints })
  })()
  try {
    return await Promise.race([working, untilBlocked(page, widget, over.signal)])
  } finally {
    over.abort()
    const closed = context.close()
    // closing a blocked page never ends: its browser is killed
    await Promise.race([closed, sleep(closeMs, undefined, { ref: false })])
  }
}

/** Rejects once the page has answered nothing for `silenceMs`. */
const untilBlocked = async (page: Page, widget: string, signal: AbortSignal): Promise<never> => {
  const blocked = Symbol('blocked')
  for (;;) {
    const answer = await Promise.race([
      // fails while the page changes its document
      page.evaluate(() => 0).catch(() => 0),
      sleep(silenceMs, blocked, { signal }).catch(() => 0),
    ])
    if (answer === blocked)
      throw new NothingToTry(
        `the page does not respond: ${widget} loops without an end. Look for a loop in a render, an effect or a handler`,
      )
    await sleep(1_000, undefined, { signal }).catch(() => {})
    if (signal.aborted) return new Promise(() => {})
  }
}

/** The two places of the page, by number. */
export const places = [1, 2] as const

const place = (page: Page, number: number) => page.locator(`[data-instance="${number}"]`)

/** Selector of the slot of a place. */
export const slotOf = (number: number) => `[data-instance="${number}"] > div:last-child`

/** The slot of a place; where its widget failed, what the shell says instead. */
export const content = (page: Page, number: number) => place(page, number).locator('> div').last()

/** A button of the page that updates, takes away or brings back the widget of a place. */
export const button = (page: Page, number: number, at: number) =>
  place(page, number).locator('> div').first().getByRole('button').nth(at)

/** Milliseconds after which a box without text or picture is all that a widget shows, and no place for what comes. */
const boxMs = 3_000

/**
 * Waits until the widget of a place shows something: text, a picture, or in the end any box with a size. One that says
 * 'ready' and shows nothing does so on purpose. Throws a message for its team if nothing comes.
 */
export const isShown = async (page: Page, number: number) => {
  const since = Date.now()
  const look = () =>
    page.waitForFunction(
      ({ at, boxesFrom }) => {
        const place = document.querySelector<HTMLElement>(`[data-instance="${at}"]`)
        const slot = place?.querySelector(':scope > div:last-child')
        if (!place || !slot) return false
        if (place.dataset.ready || (slot.textContent ?? '').trim() !== '') return true
        const roots = [slot, ...[...slot.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        if (roots.some((root) => root instanceof ShadowRoot && (root.textContent ?? '').trim() !== ''))
          return true
        const shown = Date.now() < boxesFrom ? 'img, svg, canvas, video, picture, iframe' : '*'
        return roots
          .flatMap((root) => [...root.querySelectorAll(shown)])
          .some((one) => {
            const { width, height } = one.getBoundingClientRect()
            return width > 0 && height > 0
          })
      },
      { at: number, boxesFrom: since + boxMs },
    )
  await look().catch((cause: unknown) => {
    if (!(cause instanceof Error) || cause.name !== 'TimeoutError') throw cause
    throw new NothingToTry(
      `shows nothing within ${patienceMs / 1000} s: no text, no picture, no box with a size, and it did not say 'ready'. Render something for the example props, or report 'ready' where there is nothing to show`,
    )
  })
}

/** Files that the page fetched for the remote from another release. */
export const foreignFiles = async (page: Page, { remote, version }: WidgetRun): Promise<string[]> => {
  const paths = await page.evaluate(
    ([name, mine]) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => new URL(entry.name).pathname)
        .filter(
          (path) => path.includes(`/releases/${name}/`) && !path.includes(`/releases/${name}/${mine}/`),
        ),
    [remote, version] as const,
  )
  return paths.map(
    (path) =>
      `failed, and the page went on with ${path} of another release: open a preview, and see the console of the browser`,
  )
}
