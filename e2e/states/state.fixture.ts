import type { Lang } from '@calm-rest/contract/widget'
import type { SharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import type { Shown } from '../sweep/shown.fixture.ts'

/** A state of a screen that a visitor can reach; steps to it use no words, since it is seen in three languages. */
export interface State {
  name: string
  /** Called once for each language where it depends on stored data. */
  path: string | ((site: SharedSite) => string | Promise<string>)
  /** Only on a phone, where the menu is behind its button. */
  only?: 'phone'
  /** Rules of axe that cannot be met in this state. */
  except?: readonly string[]
  /** Loaded in a new document: its code must not be there yet. */
  fresh?: true
  /** Reached again for each language: what was typed depends on it, or a widget loads its data again. */
  anew?: true
  /** Expected problems: messages in the console, and addresses of third parties. */
  expects?: RegExp
  /** Runs before the page asks for anything; the visitor comes from another page of the site. */
  before?: (page: Page) => Promise<unknown>
  /** Actions of the visitor that lead to the state. */
  reach?: (page: Page, lang: Lang) => Promise<unknown>
  /** Proves that this state is reached and no other: `says('mf-rooms/src', 'list.failed')`. */
  shows: Shown
}

export const abort = (calls: string | RegExp) => (page: Page) => page.route(calls, (route) => route.abort())
export const answer = (calls: string | RegExp, json: unknown) => (page: Page) =>
  page.route(calls, (route) => route.fulfill({ json }))

/** Submits the form of the screen. */
export const submit = (page: Page) =>
  page.locator('main form [type=submit]:not([name]):not([tabindex])').first().click()
export const named = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

export const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await named(page, name).fill(value)
}

/** A part of many countries' names, by language. */
const partOfCountries: Record<Lang, string> = { en: 'land', de: 'land', zh: '国' }

/** Suggestions under the country, with one of them marked by the keyboard. */
export const suggestCountries = async (page: Page, lang: Lang) => {
  await named(page, 'country').pressSequentially(partOfCountries[lang])
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}
