import { z } from 'zod'
import { fieldErrorCodes } from '../errors/codes.ts'
import { eachGuestText, guestTexts } from '../guest-texts/index.ts'
import { isCalendarDate, isTimeOfDay } from '../stay.ts'

/**
 * Embeddings, overrides and isolates, which change the direction of all text that follows, including other
 * people's.
 */
const turning = '\\u202a-\\u202e\\u2066-\\u2069'
const unwanted = new RegExp(`[\\p{Cc}\\p{Cs}${turning}]`, 'gu')

/**
 * A CR or NUL in a name could end a mail header or a log line early; half a surrogate pair is not a
 * character. Normalised to NFC, so that equal text is found: a Sinhala ො is typed as one sign or as two.
 */
const cleaned = z.string().transform((value) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, (c) => (c === '\n' ? c : ''))
    .normalize('NFC'),
)

/** Text that a person typed: trimmed, without control characters except line breaks, never empty. */
export const text = (maxChars: number) =>
  cleaned.pipe(z.string().trim().min(1).max(maxChars)).meta({ minLength: 1, maxLength: maxChars })

/** As `text`, but may be empty. */
export const textOrEmpty = (maxChars: number) =>
  cleaned.pipe(z.string().trim().max(maxChars)).meta({ maxLength: maxChars })

/** Line breaks, and spaces in a row, become one space. */
export const toLine = (value: string) => value.replace(/\s+/g, ' ')

/** One line of text: a line break becomes a space. */
export const line = (maxChars: number) => text(maxChars).transform(toLine)

/** Empty text, which a form sends for a blank field, counts as no value. */
export const optionalText = (maxChars: number) =>
  z
    .union([z.null(), cleaned.pipe(z.string().trim().max(maxChars))])
    .optional()
    .transform((value) => value || undefined)

/** Texts of a guest as a form sends them. */
export const guestTextFields = eachGuestText((name) => optionalText(guestTexts[name]))

/** Texts of a guest as they are shown. */
export const shownGuestTexts = eachGuestText(() => z.string().nullable())

/** A field that may be left out or blank. */
export const orNothing = <S extends z.ZodType<string>>(schema: S) =>
  z
    .union([z.null(), z.literal(''), schema])
    .optional()
    .transform((value) => value || undefined)

export const calendarDate = z
  .string()
  .refine(isCalendarDate, { params: { code: 'invalid_date' } })
  .meta({
    format: 'date',
    example: '2027-07-01',
    description: 'A calendar date, YYYY-MM-DD, in the time zone of the guesthouse.',
  })

export const timeOfDay = z
  .string()
  .trim()
  .refine(isTimeOfDay, { params: { code: 'invalid_time' } })
  .meta({ example: '15:30', description: 'On the 24-hour clock of the guesthouse.' })

/**
 * An amount in the property's currency, with at most two decimals; none where the currency has none. The most that is in
 * cents within PostgreSQL's integer.
 */
export const dollars = z
  .number()
  .min(0)
  .max(20_000_000)
  .meta({ description: "In the property's currency, at most two decimals." })

/** The restriction of the rates that refuses a stay. */
export const restrictedBy = z
  .enum(fieldErrorCodes)
  .array()
  .meta({ description: 'Why the stay cannot be booked on these days, though rooms may be free.' })
