import type { PageManifest } from '@calm-rest/contract/releases'

/** One release on a page: its manifest and its address. */
export interface Release {
  base: string
  manifest: PageManifest
  /** Milliseconds in which it must load and show something. */
  deadlineMs: number
}
