import { z } from 'zod'
import { langs } from '../lang.ts'

/** The language of a text that lacks that of the answer. */
export const otherLang = z.enum(langs).optional().meta({
  description: 'The language that it is in, where it lacks that of the answer. Since contract 1.20.',
})
