import type { Lang } from '@calm-rest/contract/widget'
import type { Look } from '@calm-rest/releases'
import type { Browser, Page } from 'playwright-core'
import type { Audience } from './budgets.ts'

/** HTML of a slot from the server, with the data of `load` as JSON and the beginning of its ids. */
export interface Served {
  html: string
  data: string
  ids: string
}

/** What the server writes for a widget by language, or why it writes nothing. */
export type ServedByLang = Partial<Record<Lang, Served | { failed: string }>>

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
  /** Undefined where the server renders none of it. */
  served?: ServedByLang | undefined
}

/** A page with the widget, twice. */
export interface OpenedWidget {
  page: Page
  /** Errors and warnings of the page so far. */
  complaints: string[]
}

export interface Finding {
  /** Why the version fails: what, where, and how to mend it. */
  faults: string[]
  /** What a reader of the report may want to know; it stops nothing. */
  notes?: string[]
  /** Where it looks different from the live version. */
  looks?: Look[]
}

/** A check of one widget that opens pages of its own, so several run side by side. */
export interface WidgetCheck {
  /** What a good widget does: `leaves nothing behind`. */
  name: string
  run: (run: WidgetRun) => Promise<Finding>
}

/** A check that looks at a page with the widget, in English, which other checks look at before and after it. */
export interface PageCheck {
  name: string
  lookAt: (opened: OpenedWidget, run: WidgetRun) => Promise<Finding>
}
