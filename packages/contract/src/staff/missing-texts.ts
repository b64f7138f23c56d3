import { z } from 'zod'
import { langs } from '../lang.ts'

/** What has texts for guests: a screen, a room type, an amenity, or a rule of the rates. */
export const textKinds = ['page', 'room', 'amenity', 'plan', 'extra', 'tax'] as const

const missingText = z.object({
  kind: z.enum(textKinds),
  /** Name of the screen, or id. */
  id: z.string(),
  /** As the staff knows it; empty for a screen. */
  name: z.string(),
  /** Number of its texts that the language lacks. */
  count: z.int(),
})

/** What every language of the site lacks, those of the property first, so that one can be judged before it is added. */
export const staffMissingTexts = z.object({
  languages: z.object({ lang: z.enum(langs), missing: missingText.array() }).array(),
})

export type StaffMissingTexts = z.infer<typeof staffMissingTexts>
