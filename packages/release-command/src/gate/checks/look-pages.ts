import type { Lang } from '@calm-rest/contract/widget'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { isShown, patienceMs, slotOf } from './open-widget.ts'
import { followRequests, type UnderWay, untilQuiet } from './requests.ts'
import type { WidgetRun } from './widget-check.ts'

/** Part of the page that is compared, from its top, in CSS pixels. */
const height = 1_600

/** Milliseconds for pictures in view to come. */
const imagesMs = 1_000

/** Milliseconds for a page to change its language, and for all that a widget loads; each. */
const comeMs = 2_000

/** Milliseconds for a widget to say that it is ready. */
const readyMs = 1_000

/** Milliseconds without a request: a widget may load more once it is shown. */
const quietMs = 80

/** A page with one version of the widget. */
export interface Side {
  page: Page
  session: CDPSession
  underWay: UnderWay
}

interface Pages {
  before: Side
  after: Side
  /** Compares pictures in a process of its own, while the next come. */
  blank: Page
}

/** Two pages for a widget, `width` wide, and a blank one, for the time of `work`. */
export const withPages = async <T>(
  browser: Browser,
  width: number,
  work: (pages: Pages) => Promise<T>,
): Promise<T> => {
  const contexts = await Promise.all(
    [0, 1, 2].map(() => browser.newContext({ reducedMotion: 'reduce', viewport: { width, height } })),
  )
  const side = async (context: BrowserContext): Promise<Side> => {
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    const underWay = followRequests(page)
    return { page, session: await context.newCDPSession(page), underWay }
  }
  try {
    const [first, second, third] = contexts as [BrowserContext, BrowserContext, BrowserContext]
    const [before, after, blank] = await Promise.all([side(first), side(second), third.newPage()])
    return await work({ before, after, blank })
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}

/** Shows the widget in a language: the first is loaded, the others are chosen on the page as a guest does. */
export const show = async (side: Side, run: WidgetRun, lang: Lang) => {
  const { page } = side
  const isChosen = await page.evaluate(chooseHere, { lang, mostMs: comeMs }).catch(() => false)
  if (!isChosen) await open(page, run, lang)
  await untilQuiet(side.underWay, { forMs: quietMs, mostMs: comeMs })
}

const open = async (page: Page, { site, remote, widget, preview }: WidgetRun, lang: Lang) => {
  await page.goto(`${site}/widgets/${remote}/${widget}?lang=${lang}&${remote}=${preview}`, {
    waitUntil: 'commit',
  })
  await isShown(page, 1)
  const ready = page.locator('[data-instance="1"][data-ready]')
  // one that never says so is compared as it is then
  await ready.waitFor({ state: 'attached', timeout: readyMs }).catch(() => {})
}

interface Choice {
  lang: Lang
  mostMs: number
}

/** In the page: chooses a language, and waits until the page has it and has drawn again. False if there is no choice. */
const chooseHere = async ({ lang, mostMs }: Choice): Promise<boolean> => {
  const choice = document.querySelector<HTMLElement>(`header [name="lang"][value="${lang}"]`)
  if (!choice) return false
  const since = performance.now()
  choice.click()
  while (document.documentElement.lang !== lang && performance.now() - since < mostMs)
    await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return true
}

/** The slot at this width: PNG as base64. */
export const pictureOf = async ({ page, session }: Side, width: number): Promise<string> => {
  await page.setViewportSize({ width, height })
  const { x, y, wide, high } = await page.evaluate(settleHere, { slot: slotOf(1), imagesMs })
  const clip = { x, y, width: Math.max(1, wide), height: Math.max(1, Math.min(high, height - y)), scale: 1 }
  // the driver's own screenshot waits for more, and packs each picture well: twice as long
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip,
  })
  return data
}

/** In the page: waits for its fonts and for the pictures in view, a little, and ends what moves. Returns the slot's box. */
const settleHere = async ({ slot, imagesMs }: { slot: string; imagesMs: number }) => {
  const inView = [...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight)
  const come = Promise.all([document.fonts.ready, ...inView.map((one) => one.decode().catch(() => {}))])
  await Promise.race([come, new Promise((resolve) => setTimeout(resolve, imagesMs))])
  document.documentElement.style.setProperty('caret-color', 'transparent')
  for (const animation of document.getAnimations()) {
    // one that has no end cannot be finished
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const box = document.querySelector(slot)?.getBoundingClientRect()
  return { x: box?.x ?? 0, y: box?.y ?? 0, wide: box?.width ?? 0, high: box?.height ?? 0 }
}
