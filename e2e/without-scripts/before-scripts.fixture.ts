import { hold, type OpenOptions, openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

/**
 * Waits for the end of a page: its list of script addresses, without which hydration cannot be judged, and its inline
 * script, which waits for the style sheets. Nobody sees a page before that, but a test would press what nothing holds yet.
 */
export const whole = async (page: Page) => {
  await page.locator('script#scripts').waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.readyState !== 'loading')
}

/** Opens a page whose scripts are held back until `bring` is called. */
export const openBeforeScripts = async (
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
  options?: OpenOptions,
) => {
  const opened = await openPage(await sharedBrowser(), options)
  await prepare?.(opened.page)
  const bring = await hold(opened.page, '**/assets/shell.*.js')
  void opened.page.goto(sharedSite().url + path).catch(() => {})
  await opened.page.locator('main form [type=submit]:not([name]):not([tabindex])').last().waitFor()
  await whole(opened.page)
  return { ...opened, bring }
}

/** On a busy machine scripts or pictures may take longer than what a page waits for them at most. */
export const waitsForGood = async (page: Page, mostMs: number) => {
  await page.addInitScript((most) => {
    const { setTimeout } = window
    const patient = (act: () => void, ms?: number) => (ms === most ? 0 : setTimeout(act, ms))
    Object.assign(window, { setTimeout: patient })
  }, mostMs)
}

/**
 * Adds a node to the HTML before its scripts run, as an extension does: React then renders its surroundings
 * anew.
 */
export const addsNode = (page: Page, into: string): Promise<unknown> =>
  page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () => {
      const node = document.createElement('extension-node')
      document.querySelector(selector)?.prepend(node)
    })
  }, into)

/** Waits until React has written anew what a node was added to. */
export const writtenAnew = (page: Page) => page.locator('extension-node').waitFor({ state: 'detached' })
