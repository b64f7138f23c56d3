import type { Check, Look } from '@calm-rest/releases'
import type { Audience } from '../checks/budgets.ts'
import type { ServedByLang } from '../checks/widget-check.ts'

/** What the gate tries in a browser. */
export interface VersionToTry {
  /** Address of the running site, without a trailing slash. */
  site: string
  remote: string
  version: string
  /** Signed value of the remote's parameter in the address. */
  preview: string
  widgets: string[]
  /** Whose budgets hold for them. */
  audience: Audience
  /** The version that guests get, with its widgets. */
  live: { version: string; widgets: string[] } | undefined
  /** What the server writes, by widget. */
  served?: Partial<Record<string, ServedByLang>>
}

/** What the process of a try tells the gate. */
export type TryMessage =
  /** The browser's process, which leads its group. */
  | { type: 'browser'; pid: number }
  /** No browser starts: nothing is said about the version. */
  | { type: 'unable'; why: string }
  | { type: 'widget'; widget: string }
  | { type: 'began'; check: string }
  | { type: 'checked'; check: Check }
  | { type: 'looked'; look: Look }
  | { type: 'done' }
