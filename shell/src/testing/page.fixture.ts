import type { Lang, Submitted } from '@calm-rest/contract/widget'
import { outlineOf } from '@calm-rest/federation/testing'
import { emptyDocument, seededTexts } from '@calm-rest/testing'
import { prerender } from 'react-dom/static'
import { type AddressedPage, renderShell } from '../on-server.tsx'
import type { PageTexts, ScreenTexts } from '../texts/texts.ts'
import { facts } from './facts.fixture.ts'

export { facts }

/** Texts of the property as the seed has them. */
export const textsIn = (lang: Lang): PageTexts => ({
  lang,
  version: 'v1',
  screens: seededTexts(lang) as ScreenTexts,
})

/** A page as the server writes it, with its header and footer, and the widgets that it names. */
export const renderPage = async (
  address: string,
  given: Partial<AddressedPage> = {},
  submitted?: Submitted,
) => {
  const texts = textsIn(given.lang ?? 'en')
  const page: AddressedPage = { address, lang: 'en', origin: 'https://calm.example', facts, texts, ...given }
  const { html, slots } = await renderShell(page, submitted)
  // React leaves the last contexts of a render on a server, which a view that is mounted next would see
  await prerender(null)
  const document = emptyDocument()
  document.body.innerHTML = html
  const part = (selector: string) => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(`The page ${address} has no ${selector}`)
    return found
  }
  return {
    slots,
    part,
    /** What a part of the page says and offers; long paragraphs are cut. */
    outline: (selector = 'main') =>
      outlineOf(part(selector))
        .split('\n')
        .map((line) =>
          /^ *(p|li|td|code)\b/.test(line) && line.length > longest ? `${line.slice(0, longest)}…` : line,
        )
        .join('\n'),
  }
}

const longest = 100
