import { isErrorCode } from '@calm-rest/contract/errors'
import { z } from 'zod'

const pixels = z.int().min(1).max(100_000)

/** What a conversion process writes before it ends: JSON, parsed as untrusted input. */
export const conversionAnswer = z.union([
  z.strictObject({
    converted: z.strictObject({
      width: pixels,
      height: pixels,
      widths: z.array(pixels).min(1).max(10).readonly(),
      jpegWidth: pixels,
      preview: z.string().max(10_000),
      original: z.strictObject({ width: pixels, height: pixels }),
      plate: z.enum(['light', 'dark']).optional(),
    }),
  }),
  z.strictObject({ refused: z.string().max(2000), code: z.string().refine(isErrorCode) }),
])

export type ConversionAnswer = z.infer<typeof conversionAnswer>

/** Maximum size of the answer, in bytes. */
export const mostAnswerBytes = 32_768

/** Returns undefined for invalid text. */
export const parseAnswer = (text: string): ConversionAnswer | undefined => {
  try {
    return conversionAnswer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
