import { layoutShift } from '@calm-rest/testing/layout-shift'
import type { Browser } from 'playwright-core'
import { watchPaints } from '../pages/probes.ts'
import { phone } from '../pages/slow-phone.ts'
import { watchTraffic } from '../pages/traffic.ts'
import { openThrottled } from '../pages/visit.ts'
import type { EmbedPageName } from './partner-files.ts'

export const figures = [
  'firstPaintMs',
  'contentMs',
  'interactiveMs',
  'layoutShift',
  'requests',
  'scriptBytes',
] as const
export type EmbedFigure = (typeof figures)[number]

export type PartnerVisit = Partial<Record<EmbedFigure, number>>

interface Watch {
  contentMs?: number
  interactiveMs?: number
}

/** Runs in the page before its own scripts: records when a widget is first painted, and when it can be used. */
const watchElement = () => {
  const watch: Watch = {}
  Object.assign(globalThis, { watch })
  const look = () => {
    const shown = document
      .querySelector('calm-rest-rooms, calm-rest-booking')
      ?.shadowRoot?.querySelector('h2')
    // the frame after this one shows it
    if (shown)
      requestAnimationFrame(() => {
        watch.contentMs = performance.now()
      })
    else requestAnimationFrame(look)
  }
  look()
  addEventListener('calm-rest-ready', () => {
    watch.interactiveMs = performance.now()
  })
}

/** One first visit to a partner's page, until the page has come to rest. */
export const visitPartner = async (
  browser: Browser,
  site: string,
  name: EmbedPageName,
): Promise<PartnerVisit> => {
  const context = await browser.newContext(phone)
  const { page, session } = await openThrottled(context)
  const { settled } = watchTraffic(page, session)
  const readPaints = await watchPaints(page)
  await page.addInitScript(watchElement)
  await page.goto(site + name, { waitUntil: 'load' })
  const { requests, bytes } = await settled()
  const { firstPaintMs } = await readPaints()
  const watch = await page.evaluate(() => (globalThis as unknown as { watch: Watch }).watch)
  if (name !== 'plain' && (watch.contentMs === undefined || watch.interactiveMs === undefined))
    throw new Error(`${name} was never ready.`)
  const shift = await layoutShift(page)
  await context.close()
  return { firstPaintMs, ...watch, layoutShift: shift, requests, scriptBytes: bytes.script }
}
