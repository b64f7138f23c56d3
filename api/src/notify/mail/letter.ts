import type { Lang } from '@calm-rest/contract/widget'
import type { Mailbox } from '../../core/mail-format/mailbox.ts'
import type { CalendarFile } from '../../stays/index.ts'

/** One piece of a letter. Texts are plain: who writes HTML escapes them. */
export type Part =
  | { type: 'text'; text: string }
  /** Less important: conditions, what to do if it was not you. */
  | { type: 'note'; text: string }
  | { type: 'facts'; rows: readonly Fact[] }
  | { type: 'action'; label: string; href: string }
  /** Text of a person, unchanged. */
  | { type: 'quote'; text: string }

export interface Fact {
  label: string
  value: string
}

/** A mail as it is meant. Its plain text and its HTML are both made of this, so that they say the same. */
export interface Letter {
  lang: Lang
  to: Mailbox
  /** Address for replies, if not that of the property. */
  replyTo?: Mailbox
  subject: string
  /** Preview text that mail programs show behind the subject. */
  preheader: string
  heading: string
  greeting: string
  parts: readonly Part[]
  /** Missing where the property writes to itself. */
  closing?: string
  calendar?: CalendarFile
  /** A person wrote it: no machine may take it for an automatic answer. */
  isPersonal?: boolean
}

export const text = (value: string): Part => ({ type: 'text', text: value })
export const note = (value: string): Part => ({ type: 'note', text: value })
export const facts = (...rows: readonly (Fact | undefined)[]): Part => ({
  type: 'facts',
  rows: rows.filter((row) => row !== undefined),
})
export const action = (label: string, href: string): Part => ({ type: 'action', label, href })
export const quote = (value: string): Part => ({ type: 'quote', text: value })
