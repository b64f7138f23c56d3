import { type ErrorCode, errorWords } from '@calm-rest/contract/errors'
import type { Lang } from '@calm-rest/contract/widget'
import { wordsAt } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'

/** What only one screen or state shows, in the language of the page. */
export type Shown = (page: Page, lang: Lang) => Locator

interface Within {
  /** Where it stands, as a selector. */
  within?: string
  /** What stands for a name in braces; any text does for the others. */
  values?: Readonly<Record<string, string | number>>
}

/** The words under a key of the locales in a folder: `says('mf-rooms', 'list.failed')`. */
export const says =
  (folder: string, key: string, { within = 'main', values = {} }: Within = {}): Shown =>
  (page, lang) =>
    page
      .locator(within)
      .getByText(patternOf(wordsAt(folder, key, lang), values))
      .filter({ visible: true })

/** The button of this name. */
export const buttonOf =
  (folder: string, key: string, within = 'body'): Shown =>
  (page, lang) =>
    page
      .locator(within)
      .getByRole('button', { name: new RegExp(`^${patternOf(wordsAt(folder, key, lang), {}).source}$`) })

/** The API's own words about an error. */
export const saysError =
  (code: ErrorCode, within = 'main'): Shown =>
  (page, lang) =>
    page.locator(within).getByText(errorWords[code][lang]).filter({ visible: true })

/** An element, where words say nothing: a picture, a name, a field. */
export const has =
  (selector: string): Shown =>
  (page) =>
    page.locator(selector).filter({ visible: true })

const patternOf = (words: string, values: Readonly<Record<string, string | number>>) =>
  new RegExp(
    words
      .split(/({{\w+}})/)
      .map((piece) => {
        const name = /^{{(\w+)}}$/.exec(piece)?.[1]
        if (name === undefined) return literal(piece)
        return name in values ? literal(String(values[name])) : '.+'
      })
      .join(''),
  )

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
