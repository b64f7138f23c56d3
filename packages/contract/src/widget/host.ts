import type { PropertyFacts, Result } from '../api/index.ts'
import type { PageEventName, PageEventValue } from '../events/index.ts'
import type { FlagValues } from '../flags/index.ts'
import type { Lang } from '../lang.ts'
import type { OpenBackend } from './backend.ts'
import type { WidgetApi } from './register.ts'
import type { SessionPort } from './session.ts'
import type { StaySearch, To } from './to.ts'

/** The page's functions for a widget. A widget has no router, store or words of its own page. */
export interface Host {
  /** Language at mount; later changes arrive through `Mounted.update`. */
  lang: Lang
  /**
   * REST client of the page: it adds credentials, language and composition id. A call that the release does not declare
   * (`uses` of release.json) rejects.
   */
  api: WidgetApi
  /** Address of a screen, for a real link. */
  href(to: To): string
  /** Opens a screen: by the router on the site, by a link on a partner's page. */
  navigate(to: To, options?: NavigateOptions): void
  session: SessionPort
  /** Input that a visitor has not sent yet. Left out by hosts that store nothing. */
  drafts?: DraftPort | undefined
  /** Events between widgets of different remotes. Left out by hosts that pass none on: partners' pages. */
  events?: EventPort | undefined
  /**
   * The release's own backends, where the host has a way to them: on a server and in tests. Everywhere else a widget
   * asks the site by itself (`useBackend` of the kit).
   */
  backend?: OpenBackend | undefined
  /**
   * Flags of the release, where the host has them: on a server and in tests. Everywhere else a widget reads the document
   * (`useFlag` of the kit).
   */
  flags?: FlagValues | undefined
  /**
   * A token that tells a backend of the widget's own remote who the guest is; the kit sends it (`asGuest`). Left out by
   * hosts that know no guest.
   */
  guestToken?: ((backend: string) => Promise<Result<string>>) | undefined
  /**
   * Facts of the property at the page's request. Left out by hosts that read none, such as partners' pages and sites of
   * an earlier contract.
   */
  property?: PropertyFacts | undefined
  /** Currency and time zone of the property, where the host has no other facts: on partners' pages. */
  hotel?: Pick<PropertyFacts, 'currency' | 'timeZone'> | undefined
  /** Notifies the host of an event; a host may ignore it. */
  report(event: WidgetEvent): void
}

/**
 * Events between the widgets of a page. A release sends and receives only the events that its release.json
 * declares; others are refused with a line in the browser's console. Nothing is stored beyond the page.
 */
export interface EventPort {
  /** Sends to every other widget of the page that listens; a later listener gets the last value. */
  send<Name extends PageEventName>(name: Name, value: PageEventValue<Name>): void
  /**
   * Calls back with the last value at once, if there is one, and with later ones. Returns a function that
   * unsubscribes; unmounting the widget also does.
   */
  on<Name extends PageEventName>(name: Name, listener: (value: PageEventValue<Name>) => void): () => void
}

/**
 * Stores plain JSON for the next pages of this tab only, for an hour after the last write; signing out
 * deletes it. An element on a partner's page keeps it in memory, for the next element in its place. Another
 * release may have written the value, so check it when you read it.
 */
export interface DraftPort {
  read(name: string): unknown
  write(name: string, value: unknown): void
  forget(name: string): void
}

export interface NavigateOptions {
  /** Replaces the current screen in the history, so that a visitor does not come back to it. */
  replace?: boolean | undefined
}

export type WidgetEvent =
  /** The first render with data is on the screen. */
  | { type: 'ready' }
  /** A render threw. `message` is for the log, never for the visitor. */
  | { type: 'failed'; message: string }
  /**
   * A room was chosen from a list, with the stay that it is offered for; `total` in the property's currency, if it is
   * free.
   */
  | ({ type: 'room-chosen'; roomId: string; total?: number | undefined } & StaySearch)
  /** Visitors searched for free rooms; without dates, they cleared the fields. Navigation follows. */
  | ({ type: 'searched' } & StaySearch)
  /** A booking is about to be sent. `roomId` is its first room. */
  | { type: 'booking-begun'; roomId: string }
  /** A booking was accepted; no personal data. `total` in `currency` (ISO 4217). */
  | ({
      type: 'booked'
      reference: string
      total: number
      currency: string
      nights: number
    } & Partial<BookedStay>)
  /** The signed-in guest's account was deleted; the host signs out and shows a farewell. */
  | { type: 'account-removed' }
  /** Title of the shown content, for the tab and for search engines. */
  | { type: 'titled'; title: string; description?: string }

/**
 * The booked stay; releases before 1.14.0 leave it out. `roomId` and `guests` are those of the first room.
 */
export interface BookedStay {
  roomId: string
  /** Number of rooms. */
  rooms: number
  checkIn: string
  checkOut: string
  guests: number
}
