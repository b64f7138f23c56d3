import { group, line } from '../fields.ts'

/** Texts that every page carries, since they stand on it or on a screen that must be there at once. */
export const siteTexts = {
  footer: group({ claim: line(160) }),
  rooms: group({ lead: line(200) }),
  reviews: group({ lead: line(200) }),
  writeReview: group({ lead: line(200) }),
} as const

/** A screen of which the owner writes only the description for search engines. */
export const describedTexts = { head: group({ description: line(200) }) } as const
