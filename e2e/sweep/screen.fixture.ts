import type { Lang } from '@calm-rest/contract/widget'
import { screens } from '@calm-rest/shell/screens'
import { hydrated, movedBeyond, type Opened, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type phone, settled } from './look.fixture.ts'
import { screenViews } from './screens.fixture.ts'

/** Largest cumulative layout shift of a first view that we let pass; Google calls 0.1 good. */
export const shiftLimit = 0.02

/** Pictures whose place nothing holds until they are there; they may come too quickly here to move anything. */
const unsized = 'img:not([width][height])'

/** Those that a change touches, by `npm test -- --changed`; otherwise all. */
const asked = (process.env.TEST_SCREENS ?? '').split(',').filter((name) => name !== '')

export const everyScreen = screens
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .map(({ name, path }) => ({ name, path }))

/** Loads the document of a screen and sees that it came whole, in its language, and stood still; answers its address. */
export const openScreen = async (
  { page }: Opened,
  { name, path }: (typeof everyScreen)[number],
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

/** Waits until a screen is there whole, in its language. */
export const isShown = async (
  page: Page,
  { name }: Pick<(typeof everyScreen)[number], 'name'>,
  lang: Lang,
) => {
  for (const shown of screenViews[name].shows) await shown(page, lang).first().waitFor()
  // a widget may have its words before the shell has its own
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(lang)
}

/** The browser itself notes that the page of no address answers 404, as it must. */
export const isNotFound =
  (name: string, address: string) =>
  (line: string): boolean =>
    name === 'not-found' && line.includes(address)
