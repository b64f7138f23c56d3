import type { Lang } from '@calm-rest/contract/widget'
import type { SharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import type { Shown } from '../sweep/shown.fixture.ts'

/** A moment of a screen that a visitor can come to. It is reached without its words, for it has three languages. */
export interface State {
  name: string
  /** Asked for once for each language, where it depends on what is stored. */
  path: string | ((site: SharedSite) => string | Promise<string>)
  /** Only where the menu is behind its button. */
  only?: 'phone'
  /** Rules that ask for what cannot be there at this moment. */
  except?: readonly string[]
  /** Its code must not be there yet: in a document of its own. */
  fresh?: true
  /** Come to once more for each language: what was typed is a word, or a widget waits for its data in the one before. */
  anew?: true
  /** Problems that belong to it: what the console says, and addresses of third parties. */
  expects?: RegExp
  /** Before the page asks for anything; the visitor comes to it from another page of the site. */
  before?: (page: Page) => Promise<unknown>
  /** What the visitor does there. */
  reach?: (page: Page, lang: Lang) => Promise<unknown>
  /** What proves that this is the moment, and no other: `says('mf-rooms/src', 'list.failed')`. */
  shows: Shown
}

export const abort = (calls: string | RegExp) => (page: Page) => page.route(calls, (route) => route.abort())
export const answer = (calls: string | RegExp, json: unknown) => (page: Page) =>
  page.route(calls, (route) => route.fulfill({ json }))

/** The form of the screen itself. */
export const submit = (page: Page) => page.locator('main form [type=submit]').first().click()
export const named = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

export const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await named(page, name).fill(value)
}

/** A part of many countries' names, in the language of the page. */
export const partOfCountries: Record<Lang, string> = { en: 'land', de: 'land', zh: '国' }

/** Suggestions under the country, with one of them marked by the keyboard. */
export const suggestCountries = async (page: Page, lang: Lang) => {
  await named(page, 'country').pressSequentially(partOfCountries[lang])
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}
