import type { Lang } from '@calm-rest/contract/widget'
import type { Mailbox } from '../../core/mail-format/mailbox.ts'
import type { CalendarFile } from '../../stays/index.ts'

/** One part of a letter. Texts are plain; the HTML renderer escapes them. */
export type Part =
  | { type: 'text'; text: string }
  /** Less important: conditions, what to do if it was not you. */
  | { type: 'note'; text: string }
  | { type: 'facts'; rows: readonly Fact[] }
  | { type: 'action'; label: string; href: string }
  /** A person's text, unchanged. */
  | { type: 'quote'; text: string }

export interface Fact {
  label: string
  value: string
}

/** A mail's content. Its plain text and its HTML are both rendered from it, so that they say the same. */
export interface Letter {
  lang: Lang
  to: Mailbox
  /** Address for replies, if not that of the property. */
  replyTo?: Mailbox
  subject: string
  /** Preview text that mail programs show after the subject. */
  preheader: string
  heading: string
  greeting: string
  parts: readonly Part[]
  /** Omitted if the property writes to itself. */
  closing?: string
  calendar?: CalendarFile
  /** A person wrote it, so it is not marked as automatic. */
  isPersonal?: boolean
}

/** A letter whose recipient may be the property itself. */
export type Draft = Omit<Letter, 'to'> & { to: Mailbox | 'property' }

export const text = (value: string): Part => ({ type: 'text', text: value })
export const note = (value: string): Part => ({ type: 'note', text: value })
export const facts = (...rows: readonly (Fact | undefined)[]): Part => ({
  type: 'facts',
  rows: rows.filter((row) => row !== undefined),
})
export const action = (label: string, href: string): Part => ({ type: 'action', label, href })
export const quote = (value: string): Part => ({ type: 'quote', text: value })
