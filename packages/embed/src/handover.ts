import type { Lang } from '@calm-rest/contract/widget'
import type { EmbedKind, EmbedState } from './door.ts'

export type ElementState = 'loading' | 'ready' | 'error' | 'booked'

export interface Prefill {
  firstName?: string
  lastName?: string
  email?: string
}

/** What the loader hands to the runtime: an element whose content stands, and the ways back to it. */
export interface Handover {
  kind: EmbedKind
  site: string
  element: HTMLElement
  root: HTMLElement
  state: EmbedState
  /** The attributes by the names that the site knows, now. */
  query(): Readonly<Record<string, string>>
  lang(): Lang
  prefill(): Prefill | undefined
  /** Tells the page; false where a listener said no. */
  emit(name: string, detail?: object, cancelable?: boolean): boolean
  become(state: ElementState): void
  /** The fallback takes the place of the widget. */
  fail(code: string, retryable: boolean): void
}

/** A widget that has been taken over. */
export interface Taken {
  /** Attributes, language or prefill are others now. */
  update(): void
  end(): void
}

/** What the runtime's chunk exports. */
export interface Runtime {
  takeOver(handover: Handover): Promise<Taken>
}
