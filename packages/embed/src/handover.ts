import type { Lang } from '@calm-rest/contract/widget'
import type { Content } from './loader/content.ts'
import type { EmbedKind } from './protocol.ts'

/** Value of `data-state` on the element. */
export type ElementState = 'loading' | 'ready' | 'error' | 'booked'

/** Text for fields of the form that are still empty. */
export interface Prefill {
  firstName?: string
  lastName?: string
  email?: string
}

/** Given by the loader to the runtime: an element whose content is shown, and functions that act on it. */
export interface Handover {
  kind: EmbedKind
  site: string
  element: HTMLElement
  content: Content
  /** The attributes by the names that the site knows, now. */
  query(): Readonly<Record<string, string>>
  lang(): Lang
  prefill(): Prefill | undefined
  /** The page wants it as its attributes say that it begins. */
  isReset: boolean
  /** Tells the page; false where a listener said no. */
  emit(name: string, detail?: object, cancelable?: boolean): boolean
  become(state: ElementState): void
  /** The fallback takes the place of the widget. */
  fail(code: string): void
}

/** A widget that React has hydrated. */
export interface HydratedWidget {
  /** Attributes, language or prefill are others now. */
  update(): void
  end(): void
}

/** Exports of the runtime's chunk. */
export interface Runtime {
  hydrate(handover: Handover): Promise<HydratedWidget>
}
