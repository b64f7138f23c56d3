import { z } from 'zod'
import { limits } from '../limits.ts'
import { screenTextParams, textContent } from '../schemas/texts.ts'
import { version, versioned } from './version.ts'

/** One section of a screen in every language. */
export const staffTextSection = z.object({ version, content: textContent })

/** Texts of the site as their owner has them: by screen and section. */
export const staffTexts = z.object({
  screens: z.record(z.string(), z.record(z.string(), staffTextSection)),
})

export const textSectionParams = screenTextParams.extend({ section: z.string().max(limits.text.name) })

/**
 * Replaces a section. The catalogue (`@calm-rest/contract/texts`) says its fields; an error names its field like
 * `items.2.title.de`. `unwanted_characters` for control characters and for signs that turn the direction of text,
 * `unknown_variable` for a name between double braces that is no fact.
 */
export const staffTextsInput = versioned.extend({ content: textContent })

export type StaffTextSection = z.infer<typeof staffTextSection>
export type StaffTexts = z.infer<typeof staffTexts>
export type StaffTextsInput = z.input<typeof staffTextsInput>
