import type { Look } from '@calm-rest/releases'
import type { Browser } from 'playwright-core'
import type { Audience } from './budgets.ts'

/** A widget of a version, and the browser in which it is tried. */
export interface WidgetRun {
  browser: Browser
  /** Address of the running site, without a trailing slash. */
  site: string
  remote: string
  version: string
  /** Signed value of the remote's parameter in the address. */
  preview: string
  widget: string
  /** Whose budgets hold for it. */
  audience: Audience
  /** The version that guests get, if it has the widget. */
  live: string | undefined
}

export interface Finding {
  /** Why the version fails: what, where, and how to mend it. */
  faults: string[]
  /** What a reader of the report may want to know; it stops nothing. */
  notes?: string[]
  /** Where it looks different from the live version. */
  looks?: Look[]
}

/** A check of one widget. Each opens its own page, so several run side by side. */
export interface WidgetCheck {
  /** What a good widget does: `leaves nothing behind`. */
  name: string
  run: (run: WidgetRun) => Promise<Finding>
}
