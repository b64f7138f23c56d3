import { createHash } from 'node:crypto'
import type { PropertyLook } from '@calm-rest/contract/api'
import { lookStyleOf, tokensOf } from '@calm-rest/contract/look'
import type { ReadFacts } from '../content-api/current-facts.ts'
import { createOfFacts } from '../content-api/of-facts.ts'
import type { InlineStyle } from '../document/inline-styles.ts'
import type { ContentVersion } from '../document/page-cache.ts'
import { themeColors } from '../head/theme-colors.ts'

/** What the head of a page and its policy have of the look. */
export interface PageLook {
  /** The property's colours; undefined: those of the design. */
  style: InlineStyle | undefined
  /** Colour of the browser's own bars. */
  themeColors: { light: string; dark: string }
  icons: Icons
}

/** Addresses of the site's icons. */
export interface Icons {
  /** PNG, 192 and 512 pixels wide. */
  icon192: string
  icon512: string
  /** PNG, 180 pixels wide, filled to its edges. */
  touch: string
  /** Undefined if there is no drawing of it. */
  svg: string | undefined
}

/** The colours as a style sheet in the page, which other pages of the same origin need not have. */
export const lookSheet = ({ accent }: Pick<PropertyLook, 'accent'>): InlineStyle | undefined => {
  if (accent === undefined) return undefined
  const text = lookStyleOf(accent)
  return { address: 'look', text, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` }
}

const designed: Icons = {
  icon192: '/art/icon-192.png',
  icon512: '/art/icon-512.png',
  touch: '/art/apple-touch-icon.png',
  svg: '/art/favicon.svg',
}

/** The logo's, the design's for its own drawings, or a house in the property's colour. */
export const iconsOf = (look: PropertyLook | undefined): Icons => {
  const icon = look?.logo?.icon
  if (icon) {
    const sized = (side: number) => icon.replace('512', String(side))
    return { icon192: sized(192), icon512: icon, touch: sized(180), svg: undefined }
  }
  if (look?.drawings === 'coast') return designed
  const at = (file: string) => `/art/own/${look?.accent?.slice(1) ?? 'plain'}/${file}`
  return {
    icon192: at('icon-192.png'),
    icon512: at('icon-512.png'),
    touch: at('icon-180.png'),
    svg: at('icon.svg'),
  }
}

export const themeColorsOf = (look: PropertyLook | undefined): PageLook['themeColors'] =>
  look?.accent ? tokensOf(look.accent)['sea-deep'] : themeColors

const pageLookOf = (look: PropertyLook | undefined): PageLook => ({
  style: look && lookSheet(look),
  themeColors: themeColorsOf(look),
  icons: iconsOf(look),
})

/** Reads the look for a page: of the API only after its content has changed, since the policy of every page names it. */
export const createReadLook = (readFacts: ReadFacts, version: Pick<ContentVersion, 'now'> | undefined) =>
  createOfFacts(readFacts, version, ({ look }) => pageLookOf(look))

export type ReadLook = ReturnType<typeof createReadLook>
