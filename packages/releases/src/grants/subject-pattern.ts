import { z } from 'zod'

/**
 * Pattern of a subject: text in which `*` stands for any characters except the colon, which separates its
 * parts.
 */
export const subjectPattern = z
  .string()
  .max(300)
  .regex(/[^*:/]/, { error: 'It has to name something beside *' })

/** Whether a pattern matches a whole subject, case-sensitively. */
export const matchesSubject = (pattern: string, subject: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '[^:]*')}$`).test(subject)
