import type { ReleaseManifest } from '@calm-rest/contract/releases'

/** Who uses a widget: guests, or staff on the pages of a remote that stands apart. */
export type Audience = 'guests' | 'staff'

/** A limit, and why it is this one: a refusal says so. */
interface Reasoned {
  reason: string
}

export interface Budget {
  /** Script of a widget in bytes as sent, without the shell's code. */
  script: Reasoned & { bytes: number }
  /** Milliseconds from a press until the page shows something of it. */
  press: Reasoned & { ms: number }
  /** Growth over 30 times on the page and away again. */
  retained: Reasoned & { nodes: number; listeners: number; heapBytes: number }
}

/** What React, caches and the browser may retain of 30 mounts; a leak retains a listener or its elements each time. */
const retainedAs = (reason: string) => ({ nodes: 60, listeners: 22, heapBytes: 1024 * 1024, reason })

/** Budgets of widgets, by who uses them. */
export const budgets: Record<Audience, Budget> = {
  guests: {
    script: { bytes: 60 * 1024, reason: 'guests load it on a phone, with the widgets of other teams' },
    press: { ms: 200, reason: 'a press is good up to 200 ms (web.dev/inp)' },
    retained: retainedAs('a guest goes from page to page in one document, and what is retained adds up'),
  },
  staff: {
    script: { bytes: 120 * 1024, reason: 'staff load it once a day, on a desktop' },
    press: { ms: 300, reason: 'staff work on a desktop, with larger views' },
    retained: retainedAs('staff keep the page open all day, and what is retained adds up'),
  },
}

export const audienceOf = ({ places }: Pick<ReleaseManifest, 'places'>): Audience =>
  places?.apart ? 'staff' : 'guests'
