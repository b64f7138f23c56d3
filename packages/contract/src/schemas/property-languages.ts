import { z } from 'zod'
import { langs } from '../lang.ts'

const isEachOnce = (given: readonly string[]) => new Set(given).size === given.length

/** Languages in which guests read the site; the first is the main one, at addresses that name no language. */
export const propertyLanguages = z
  .enum(langs)
  .array()
  .min(1)
  .refine(isEachOnce, { params: { code: 'invalid_choice' } })
  .meta({
    example: ['en', 'de', 'zh'],
    description:
      'Languages of the property, each once. The first is the main one: in it are addresses without a language, and every text that another language lacks.',
  })
