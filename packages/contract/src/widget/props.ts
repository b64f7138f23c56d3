import type { StayDraft, StaySearch } from './to.ts'

/** Level of the heading that a widget begins with; others below it follow. On a partner's page the first is not ours. */
interface UnderHeading<Level extends number> {
  headingLevel?: Level | undefined
}

interface RoomsLook {
  category?: string | undefined
  /** `list`: one below the other, however much room there is. */
  layout?: 'grid' | 'list' | undefined
}

/**
 * Every widget of every remote with its props: what passes between a host and a widget. Adding an optional
 * prop is a minor change of the contract, anything else a major one.
 */
export interface WidgetProps {
  'mf-rooms': {
    /** The first rooms of the list, or of one category, as cards; 3 where `limit` is not given. */
    'featured-rooms': RoomsLook & UnderHeading<2 | 3> & { limit?: number | undefined }
    /**
     * All rooms behind category tabs; `category` is the tab to begin with. With `limit` so many of the category as brief
     * cards, without tabs. With dates, what is free for them and what it costs; `withSearch` shows the fields to choose
     * them.
     */
    'room-list': RoomsLook & StaySearch & { limit?: number | undefined; withSearch?: boolean | undefined }
    /** The fields for dates and guests alone; a search leads to the rooms. */
    'stay-search': StaySearch
    /** The stay goes on to the booking. */
    'room-detail': { id: string } & StaySearch
  }
  'mf-reviews': {
    /** One page of the reviews, counted from 1. */
    'review-list': { page?: number | undefined }
    /** Reviews of stays in one room, with their number and average; nothing where there is none. */
    'room-reviews': { id: string }
    /** `token` of the mail's link after a stay: the review is a verified one. */
    'write-review': { token?: string | undefined }
  }
  'mf-booking': {
    /** The booking form; a stay that is already known is filled in. */
    book: StayDraft & UnderHeading<1 | 2>
    /** The bookings of the signed-in guest, past and coming. */
    'my-bookings': object
    /** One booking by the signed link of its mail. */
    'linked-booking': { token: string }
  }
  'mf-auth': {
    /** Sign-in; the stay goes on to the booking page. */
    login: StayDraft
    register: StayDraft
    /** Asks for a link to choose a new password. */
    'forgot-password': object
    /** Chooses it; `token` as the link of the mail has it. */
    'reset-password': { token: string }
    'confirm-email': { token: string }
    /** Details, password, download and deletion of the signed-in guest's account. */
    account: object
  }
  'mf-desk': {
    /**
     * The front desk: `section` is the part of it that is open. `reference` names a stay; `room`, `unit` and `night` a free
     * night to begin a booking with; `room` alone the room that is open in the section `house`.
     */
    desk: {
      section: string
      reference?: string | undefined
      room?: string | undefined
      unit?: number | undefined
      night?: string | undefined
    }
  }
}

export type RemoteName = keyof WidgetProps & string
/** Names of the widgets of one remote. */
export type WidgetName<Remote extends RemoteName> = keyof WidgetProps[Remote] & string
/** Props of one widget, by remote and name. */
export type PropsOf<Remote extends RemoteName, Name extends WidgetName<Remote>> = WidgetProps[Remote][Name]

/** Props of a widget that stands in a named slot of a screen, whichever remote it is of. */
export interface SlotProps {
  /** On the home page, after its rooms. */
  home: object
  /** Below a room: its id, and the stay that the visitor has in mind. */
  room: { id: string } & StaySearch
  /** On the page of the signed-in guest, after the bookings. */
  profile: object
}
