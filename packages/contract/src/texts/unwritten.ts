import { groupsOf, type TextCatalogue } from './catalogue.ts'
import type { TextContent } from './content.ts'
import type { StoredTexts } from './show.ts'

/** Pages that have nothing to say before the owner writes, each with the sections that make its body. */
const bodies = {
  about: ['story', 'habits', 'manager'],
  services: ['included', 'asked', 'ask'],
  manager: ['bio', 'philosophy', 'career', 'services'],
  brochure: ['cover', 'sections'],
} as const satisfies { [Screen in keyof TextCatalogue]?: readonly (keyof TextCatalogue[Screen])[] }

export const optionalPages = ['about', 'services', 'manager', 'brochure'] as const satisfies readonly Page[]

type Page = keyof typeof bodies
export type OptionalPage = (typeof optionalPages)[number]

/** Sections that `unwrittenPages` reads, as [screen, section]. */
export const bodySections = optionalPages.flatMap((page) =>
  bodies[page].map((section) => [page, section] as const),
)

/** Pages that nobody has written in any language: guests find no link to them, and nothing at their address. */
export const unwrittenPages = (stored: StoredTexts): OptionalPage[] =>
  optionalPages.filter(
    (page) => !bodies[page].some((section) => isShown(page, section, stored[page]?.[section])),
  )

/** A section shows by its first text, or, without fields, by its entries. */
const isShown = (page: Page, section: string, content: TextContent | undefined): boolean => {
  const [first] = Object.keys(groupsOf(page)[section]?.fields ?? {})
  if (first === undefined) return (content?.items ?? []).length > 0
  return Object.values(content?.fields[first] ?? {}).some((text) => text !== '')
}
