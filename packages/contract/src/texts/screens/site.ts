import { group, line, optional, text } from '../fields.ts'

/** Texts that every page carries, since they stand on it or on a screen that must be there at once. */
export const siteTexts = {
  footer: group({ claim: line(160) }),
  rooms: group({ lead: line(200) }),
  reviews: group({ lead: line(200) }),
  writeReview: group({ lead: line(200) }),
} as const

/** Without the hours of the desk the contact page has those of arrival and departure. */
export const contactTexts = {
  head: group({ description: line(200) }),
  hours: group({ always: optional(line(40)), desk: optional(line(60)) }),
  form: group({ lead: optional(text(300)) }),
} as const

/** What the house asks of its guests; the rest of the terms follows from facts and rates. */
export const termsTexts = {
  head: group({ description: line(200) }),
  rules: group({ text: optional(text(800)) }),
} as const

/** A screen of which the owner writes only the description for search engines. */
export const describedTexts = { head: group({ description: line(200) }) } as const
