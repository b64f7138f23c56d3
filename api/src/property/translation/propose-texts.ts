import type { StaffTranslation } from '@calm-rest/contract/staff'
import { variablesIn } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { countAttempt } from '../../core/http/rate-limit.ts'
import type { TranslationOptions } from './environment.ts'
import type { MissingField } from './missing-fields.ts'

/** Most texts and characters of one request: a whole section, and a service that answers in time. */
const mostTexts = 80
const mostChars = 20_000
const daySeconds = 24 * 60 * 60
/** Attempts of a property in a day, however short the texts are. */
const attemptsPerDay = 500

/** What no draft may have: control characters, and signs that turn the direction of the text after them. */
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** A draft names the same facts as the text that it was made of, or guests would read half a name. */
const namesSameFacts = (text: string, draft: string) =>
  variablesIn(text).toSorted().join() === variablesIn(draft).toSorted().join()

/** Proposes translations of texts, within the limits of a day. Stores nothing. */
export const createProposeTexts = (
  db: Pick<Database, 'limiter'>,
  translation: TranslationOptions | undefined,
) => {
  const limiterOf = (name: string, points: number) =>
    db.limiter({ name: `translated ${name}`, points, durationSeconds: daySeconds })
  const attempts = limiterOf('attempts', attemptsPerDay)
  const chars = limiterOf('characters', translation?.charsPerDay ?? 1)

  const translate = async (from: Lang, to: Lang, missing: readonly MissingField[]) => {
    const texts = missing.map(({ text }) => text)
    try {
      return (await translation?.translator.translate({ texts, from, to })) ?? []
    } catch {
      // what the service says is nobody's to read: it may repeat the key
      throw new ApiError('translation_failed')
    }
  }

  return async (missing: readonly MissingField[], to: Lang): Promise<StaffTranslation> => {
    if (!translation) throw new ApiError('translation_off')
    const length = missing.reduce((sum, { text }) => sum + text.length, 0)
    if (missing.length > mostTexts || length > mostChars) throw new ApiError('translation_too_long')
    if (missing.length === 0) return { drafts: [] }
    await countAttempt(attempts, 'property', 'too_many_translations')
    await countAttempt(chars, 'property', 'too_many_translations', length)
    const drafts: StaffTranslation['drafts'] = []
    for (const [from, fields] of Map.groupBy(missing, (one) => one.from)) {
      const translated = await translate(from, to, fields)
      for (const [i, { field, text }] of fields.entries()) {
        const draft = translated[i]?.normalize('NFC').replace(unwanted, '').trim() ?? ''
        if (draft !== '' && namesSameFacts(text, draft)) drafts.push({ field, text: draft })
      }
    }
    return { drafts }
  }
}

export type ProposeTexts = ReturnType<typeof createProposeTexts>
