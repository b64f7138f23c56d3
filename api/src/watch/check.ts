import type { Lang } from '@calm-rest/contract/widget'
import type { Sources } from './sources.ts'

/**
 * urgent: guests are turned away or warned now, so it is told in quiet hours, too. soon: it waits for the morning, and
 * harms guests if nobody acts for days.
 */
export type Severity = 'soon' | 'urgent'

/** What the words of a finding show: numbers, and dates as YYYY-MM-DD. Never anything about a guest. */
export type Facts = Readonly<Record<string, number | string>>

export interface Finding {
  severity: Severity
  facts: Facts
}

/** `well`: the cause is not there. `unknown`: nothing can be said, so that an alarm neither begins nor ends. */
export type Outcome = Finding | 'well' | 'unknown'

/** Plain words for an owner who runs no machines. Braces hold a fact: `{{percent}}`. */
export interface AlarmWords {
  /** Title of the push message, subject of the mail. */
  title: string
  /** What is wrong, and what it does to guests. */
  text: string
  /** What to do, and whom to ask. */
  advice: string
  /** Says that it is over. */
  over: string
}

/** One thing that the site watches about itself. */
export interface Check {
  /** Milliseconds between two looks. */
  everyMs: number
  words: Record<Lang, AlarmWords>
  /** Looks once. It rejects or takes too long where nothing can be said. */
  look(sources: Sources, signal: AbortSignal): Promise<Outcome>
}
