import type { Lang } from '@calm-rest/contract/widget'
import type { LoadedWidget } from '@calm-rest/federation/host'
import { createContext, useContext } from 'react'

/** A widget on a page, with its props. */
export interface PlacedSlot {
  remote: string
  widget: string
  props: object
}

/** A widget that the server rendered into its slot. */
export interface RenderedSlot extends PlacedSlot {
  version: string
  /** The answer of the widget's `load`. */
  data: unknown
  /** Beginning of its ids. */
  ids: string
}

/** A widget with the data of its first render. */
export interface PrefetchedWidget {
  loaded: LoadedWidget
  data: unknown
}

/** How the slots of a page are filled: first by the HTML of the server, on later screens by prefetched widgets. */
export interface Slots {
  /** Markup of the slot: a mark on the server, nothing in a browser, where the markup is in the document already. */
  place(slot: PlacedSlot): string
  /** The widget and its data for a slot that did not come as HTML. The screen suspends until it settles. */
  prefetched(slot: PlacedSlot, lang: Lang): Promise<PrefetchedWidget | undefined> | undefined
  /** The server's rendering of a slot, once: a later visit to the screen loads current data. */
  take(remote: string, widget: string): RenderedSlot | undefined
  /** Gives a slot the server's HTML, where React has made the screen anew before the widget came. */
  adopt(slot: HTMLElement): void
  /**
   * Shows what the server wrote of the screen in the place of one that React makes anew and waits for. The function that
   * it answers takes it away.
   */
  standIn(): (() => void) | undefined
  /** The widget has hydrated its markup, or never will. */
  settled(remote: string, widget: string): void
  /** The screen around the slots is hydrated. */
  screenHydrated(): void
  /** The screen will not be hydrated for now: its forms, links and buttons work as without scripts. */
  screenFailed(): void
  /** The server's HTML of the screen is there to stand in for it. */
  isScreenWritten(): boolean
  /** Before that, nothing on the screen may change: React has to find its HTML as the server wrote it. */
  isScreenHydrated(): boolean
}

export const SlotsContext = createContext<Slots | undefined>(undefined)

export const useSlots = (): Slots => {
  const slots = useContext(SlotsContext)
  if (!slots) throw new Error('useSlots needs a SlotsContext around it')
  return slots
}
