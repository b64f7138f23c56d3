import type { Lang } from '@calm-rest/contract/widget'
import type { Arrival } from './arrivals.ts'

/** A widget on a page, with its props. */
export interface PlacedSlot {
  remote: string
  widget: string
  props: object
}

/** A widget that the server rendered into its slot. */
export interface RenderedSlot extends PlacedSlot {
  version: string
  /** What `load` answered. */
  data: unknown
  /** Beginning of its ids. */
  ids: string
}

/** How the slots of a page are filled: first with what came as HTML, later with what is fetched ahead. */
export interface Slots {
  /** On the server: what stands in the slot. In a browser nothing: the markup is there already. */
  place(slot: PlacedSlot): string
  /** What a slot shows that did not come as HTML. A screen waits for it, for a moment. */
  arriving(slot: PlacedSlot, lang: Lang): Promise<Arrival | undefined> | undefined
  /** What the server rendered there, once: whoever comes back to a screen gets what is true then. */
  take(remote: string, widget: string): RenderedSlot | undefined
  /** The widget has taken its markup over, or never will. */
  settled(remote: string, widget: string): void
  /** The screen around the slots stands, with its handlers. */
  screenTaken(): void
  /** Before it does, nothing on it may change: its HTML waits for code that has to find it as it was written. */
  isScreenTaken(): boolean
}
