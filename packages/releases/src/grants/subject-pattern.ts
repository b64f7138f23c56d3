import { z } from 'zod'

/** Pattern of a subject: text in which `*` stands for any characters but the colon, which separates its parts. */
export const subjectPattern = z
  .string()
  .max(300)
  .regex(/[^*:/]/, { error: 'It has to name something beside *' })

/** Whether a subject is one that a pattern means: all of it, letter by letter. */
export const matchesSubject = (pattern: string, subject: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[^:]*')}$`).test(subject)
