import { isErrorCode } from '@calm-rest/contract/errors'
import { z } from 'zod'

const pixels = z.int().min(1).max(100_000)

/** What the process of a conversion writes before it ends: JSON, parsed as from a stranger. */
export const conversionAnswer = z.union([
  z.strictObject({
    converted: z.strictObject({
      width: pixels,
      height: pixels,
      widths: z.array(pixels).min(1).max(10).readonly(),
      jpegWidth: pixels,
      preview: z.string().max(10_000),
      original: z.strictObject({ width: pixels, height: pixels }),
    }),
  }),
  z.strictObject({ refused: z.string().max(2000), code: z.string().refine(isErrorCode).optional() }),
])

export type ConversionAnswer = z.infer<typeof conversionAnswer>

/** Largest answer, in bytes. */
export const mostAnswerBytes = 32_768

/** Undefined for what is not an answer. */
export const parseAnswer = (text: string): ConversionAnswer | undefined => {
  try {
    return conversionAnswer.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
