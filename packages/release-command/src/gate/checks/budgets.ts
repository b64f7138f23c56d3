import type { ReleaseManifest } from '@calm-rest/contract/releases'

/** Who uses a widget: guests, or staff on the pages of a remote that stands apart. */
export type Audience = 'guests' | 'staff'

export interface Budget {
  /** Script of a widget in bytes as sent, without the shell's code. */
  scriptBytes: number
  /** Milliseconds from a press until the page shows something of it. */
  pressMs: number
  /** Growth over 30 times on the page and away again. */
  kept: { nodes: number; listeners: number; heapBytes: number }
  /** Why these. */
  reason: string
}

/** What React, caches and the browser may keep of 30 mounts; a leak keeps a listener or its elements each time. */
const kept = { nodes: 60, listeners: 22, heapBytes: 1024 * 1024 }

/** Budgets of widgets, by who uses them. */
export const budgets: Record<Audience, Budget> = {
  guests: {
    scriptBytes: 60 * 1024,
    pressMs: 200,
    kept,
    reason: 'guests come once, on a phone: a press is good up to 200 ms (web.dev/inp)',
  },
  staff: {
    scriptBytes: 120 * 1024,
    pressMs: 300,
    kept,
    reason: 'staff open it once a day, on a desktop, and keep it open',
  },
}

export const audienceOf = ({ places }: Pick<ReleaseManifest, 'places'>): Audience =>
  places?.apart ? 'staff' : 'guests'
