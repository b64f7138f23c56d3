import type { Lang } from '@calm-rest/contract/widget'
import type { Content } from './loader/content.ts'
import type { EmbedKind } from './protocol.ts'

/** Value of `data-state` on the element. */
export type ElementState = 'loading' | 'ready' | 'error' | 'booked'

/** Text for empty fields of the form. */
export interface Prefill {
  firstName?: string
  lastName?: string
  email?: string
}

/** Passed by the loader to the runtime: an element whose content is shown, and functions that act on it. */
export interface Handover {
  kind: EmbedKind
  site: string
  element: HTMLElement
  content: Content
  /** The current attributes, by the site's parameter names. */
  query(): Readonly<Record<string, string>>
  lang(): Lang
  prefill(): Prefill | undefined
  /** Whether the page has reset the element to its attributes. */
  isReset: boolean
  /** Dispatches an event to the page; returns false if a listener prevented it. */
  emit(name: string, detail?: object, cancelable?: boolean): boolean
  become(state: ElementState): void
  /** Replaces the widget by the fallback link. */
  fail(code: string): void
}

/** A widget that React has hydrated. */
export interface HydratedWidget {
  /** Call after attributes, language or prefill have changed. */
  update(): void
  end(): void
}

/** Exports of the runtime's chunk. */
export interface Runtime {
  hydrate(handover: Handover): Promise<HydratedWidget>
}
