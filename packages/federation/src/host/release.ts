import type { PageManifest } from '@calm-rest/contract/releases'

/** One release as a page has it: what it consists of, and under which address. */
export interface Release {
  base: string
  manifest: PageManifest
  /** Time that it has to come, and to show anything. */
  deadlineMs: number
}
