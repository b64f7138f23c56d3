import type { WaitingVersion } from '@calm-rest/releases'
import type { html } from 'hono/html'
import type { RecentChange } from './overview/recent-changes.ts'
import type { Found } from './overview/search.ts'
import type { RulesFacts } from './rules/read-rules.ts'

/** HTML of a section; empty if there is nothing to say. */
export type SectionHtml = ReturnType<typeof html> | ''

export interface OverviewFacts extends RulesFacts {
  /** Remotes that the search found; all without one. */
  found: readonly Found[]
  /** Words that were searched for. */
  search: string
  /** Number of remotes on the site. */
  remotes: number
  /** Of the remotes that were found, the newest first. */
  changes: readonly RecentChange[]
  /** In the order in which the gate tries them. */
  waiting: readonly WaitingVersion[]
}
