import { type ErrorCode, errorWords } from '@calm-rest/contract/errors'
import type { Lang } from '@calm-rest/contract/widget'
import { seededTextAt, wordsAt } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'

/** Locates something that only one screen or state shows, in the language of the page. */
export type Shown = (page: Page, lang: Lang) => Locator

interface Within {
  /** Selector of the surrounding element. */
  within?: string
  /** Values for placeholders in the text; any text matches the others. */
  values?: Readonly<Record<string, string | number>>
}

/** Locates the text of a key of the locales in a folder: `says('mf-rooms', 'list.failed')`. */
export const says =
  (folder: string, key: string, { within = 'main', values = {} }: Within = {}): Shown =>
  (page, lang) =>
    page
      .locator(within)
      .getByText(patternOf(wordsAt(folder, key, lang), values))
      .filter({ visible: true })

/** Locates a text of the owner, as the seed has it: `writes('about.story.title')`. */
export const writes =
  (key: string): Shown =>
  (page, lang) =>
    page.locator('main').getByText(seededTextAt(key, lang)).filter({ visible: true })

/** Locates the button with the text of a key. */
export const buttonOf =
  (folder: string, key: string, within = 'body'): Shown =>
  (page, lang) =>
    page
      .locator(within)
      .getByRole('button', { name: new RegExp(`^${patternOf(wordsAt(folder, key, lang), {}).source}$`) })

/** Locates the API's text of an error. */
export const saysError =
  (code: ErrorCode, within = 'main'): Shown =>
  (page, lang) =>
    page.locator(within).getByText(errorWords[code][lang]).filter({ visible: true })

/** Locates an element by selector, where no text is specific: a picture, a name, a field. */
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
