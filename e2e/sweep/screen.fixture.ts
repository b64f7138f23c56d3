import type { Lang } from '@calm-rest/contract/widget'
import { screens } from '@calm-rest/shell/screens'
import { hydrated, isWhole, movedBeyond, type Opened, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type phone, settled } from './look.fixture.ts'
import { screenViews } from './screens.fixture.ts'

/** Largest cumulative layout shift that a first view may have; Google calls 0.1 good. */
export const shiftLimit = 0.02

/** Pictures without a reserved size; here they may load too quickly to move anything. */
const unsized = 'img:not([width][height])'

/** Screens that a change touches, by `npm test -- --changed`; empty for all. */
const asked = (process.env.TEST_SCREENS ?? '').split(',').filter((name) => name !== '')

export const everyScreen = screens
  .map(({ name, path }, place) => ({ name, path, place }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name))

/** Whether screens are looked at in each way: all of them, or those that a change touches. */
export const isThorough = isWhole || asked.length > 0

/** Loads a screen and expects that it came complete, in its language and without a shift; returns its address. */
export const openScreen = async (
  { page }: Opened,
  { name, path }: Pick<(typeof everyScreen)[number], 'name' | 'path'>,
  lang: Lang,
  size: typeof phone,
): Promise<string> => {
  const view = screenViews[name]
  const address = new URL(`${view.path ?? path}?lang=${lang}`, sharedSite().url).href
  await page.setViewportSize(size)
  await page.goto(address)
  await hydrated(page)
  await isShown(page, { name }, lang)
  await settled(page)
  expect(await movedBeyond(page, shiftLimit)).toEqual([])
  expect(await page.locator(unsized).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([])
  return address
}

/** Waits until a screen is complete, in its language. */
export const isShown = async (
  page: Page,
  { name }: Pick<(typeof everyScreen)[number], 'name'>,
  lang: Lang,
) => {
  for (const shown of screenViews[name].shows) await shown(page, lang).first().waitFor()
  // a widget may have its words before the shell has its own
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang)
}

/** The browser's own message about the 404 of an unknown address. */
export const isNotFound =
  (name: string, address: string) =>
  (line: string): boolean =>
    name === 'not-found' && line.includes(address)
