import { z } from 'zod'

/**
 * What a fact of the property never has: control signs and line breaks, which could end the header of a mail early;
 * signs that change the direction of the text after them or show nothing at all; brackets of markup. The joiners of
 * Sinhala and Persian may stay.
 */
const refused =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u115f\u1160\u3164\uffa0<>]/u

/** Whether a text has nothing but what is read. */
export const isPlain = (value: string): boolean => !refused.test(value)

/** One line that stands in pages, mails and calendars: refused as `invalid_text`, never changed without a word. */
export const plainLine = (maxChars: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxChars)
    .refine(isPlain, { params: { code: 'invalid_text' } })
    .transform((value) => value.normalize('NFC').replace(/\s+/gu, ' '))
    .meta({ minLength: 1, maxLength: maxChars })
