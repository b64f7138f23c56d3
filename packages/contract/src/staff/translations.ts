import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { textSectionParams } from './texts.ts'

const id = z.string().min(1).max(limits.text.title)

/** Whether a machine proposes translations. */
export const staffTranslator = z.object({
  /** Host to which the texts are sent; null where no service is configured. */
  host: z.string().nullable(),
})

/** Texts that guests read anyway, as they are stored: of a section of a screen, a room type, an amenity or a rule of the rates. */
export const translationInput = z.object({
  /** The language that lacks texts. */
  to: z.enum(langs),
  of: z.union([
    textSectionParams,
    z.object({ roomId: id }),
    z.object({ amenityId: id }),
    z.object({ list: z.enum(['plans', 'extras', 'taxes']), ruleId: id }),
  ]),
})

/** Drafts for texts that the language lacks. Nothing is stored: guests read what somebody saves. */
export const staffTranslation = z.object({
  drafts: z.object({ field: z.string(), text: z.string() }).array(),
})

export type StaffTranslator = z.infer<typeof staffTranslator>
export type TranslationInput = z.input<typeof translationInput>
export type StaffTranslation = z.infer<typeof staffTranslation>
