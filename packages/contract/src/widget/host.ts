import type { Api } from '../api/index.ts'
import type { EventName, EventValue } from '../events/index.ts'
import type { Lang } from '../lang.ts'
import type { SessionPort } from './session.ts'
import type { StaySearch, To } from './to.ts'

/** Functions of the page for a widget in it. The widget has no router, store or words but its own. */
export interface Host {
  /** Language at mount; later changes arrive through `Mounted.update`. */
  lang: Lang
  /** REST client of the page: the host adds credentials, language and composition id. */
  api: Api
  /** Address of a screen, for a real link. */
  href(to: To): string
  /** Goes to a screen: within the site by the router, from a partner's page by a link. */
  navigate(to: To, options?: NavigateOptions): void
  session: SessionPort
  /** What a visitor has written and not sent yet. Left out by a host that stores nothing. */
  drafts?: DraftPort | undefined
  /** Events between widgets of different remotes. Left out by a host that passes none on: a page that is not ours. */
  events?: EventPort | undefined
  /** Tells the host what happened; a host may ignore it. */
  report(event: WidgetEvent): void
}

/**
 * What widgets of a page tell each other. A release sends and hears what its release.json declares, and nothing else:
 * the rest is refused, with a line in the browser's log. Nothing is stored beyond the page.
 */
export interface EventPort {
  /** Tells every other widget of the page that hears it, and who comes later the last value. */
  send<Name extends EventName>(name: Name, value: EventValue<Name>): void
  /** Calls back with the last value at once, if there is one, and with later ones; answers the way to stop. Ends with the widget. */
  on<Name extends EventName>(name: Name, listener: (value: EventValue<Name>) => void): () => void
}

/**
 * Keeps plain JSON for the next pages of this tab and of nobody else, for an hour after it was last written; signing
 * out forgets all of it. An element on a partner's page keeps it in memory, for the next element in its place. Any
 * release may have written what is read: whoever reads it checks it.
 */
export interface DraftPort {
  read(name: string): unknown
  write(name: string, value: unknown): void
  forget(name: string): void
}

export interface NavigateOptions {
  /** Takes the place of this screen in the history, for one that a visitor must not come back to. */
  replace?: boolean | undefined
}

export type WidgetEvent =
  /** The first paint with data is on the screen. */
  | { type: 'ready' }
  /** A render threw. `message` is for the log, never for the visitor. */
  | { type: 'failed'; message: string }
  /** A room was chosen from a list, with the stay for which it is offered there; `total` in dollars, where it is free. */
  | ({ type: 'room-chosen'; roomId: string; total?: number | undefined } & StaySearch)
  /** Free rooms were searched for; without dates, the fields were emptied. The navigation to them follows. */
  | ({ type: 'searched' } & StaySearch)
  /** A booking is about to be sent: the next one that the API is asked for. `roomId` is its first room. */
  | { type: 'booking-begun'; roomId: string }
  /** A booking was accepted; no personal data. Total in dollars. */
  | ({
      type: 'booked'
      reference: string
      total: number
      currency: 'USD'
      nights: number
    } & Partial<BookedStay>)
  /** The signed-in guest's account is deleted; the sign-out follows, and the host says goodbye. */
  | { type: 'account-removed' }
  /** The title of what is shown, for the tab and for search engines. */
  | { type: 'titled'; title: string; description?: string }

/** What was booked; releases before 1.14.0 do not say it. `roomId` and `guests` are of the first room. */
export interface BookedStay {
  roomId: string
  /** Number of rooms. */
  rooms: number
  checkIn: string
  checkOut: string
  guests: number
}
