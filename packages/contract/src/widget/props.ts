import type { ReviewSearch, StayDraft, StaySearch } from './to.ts'

/**
 * Level of the widget's first heading; further headings are below it. On a partner's page the higher ones are
 * the partner's.
 */
interface UnderHeading<Level extends number> {
  headingLevel?: Level | undefined
}

interface RoomsLook {
  category?: string | undefined
  /** `list`: one below the other, whatever the width. */
  layout?: 'grid' | 'list' | undefined
}

/**
 * Props of every widget of every remote. A new optional prop is a minor change of the contract; any other
 * change is a major one.
 */
export interface WidgetProps {
  'mf-rooms': {
    /** The first rooms of the list, or of one category, as cards; 3 by default. */
    'featured-rooms': RoomsLook & UnderHeading<2 | 3> & { limit?: number | undefined }
    /**
     * All rooms behind category tabs; `category` is the first tab. With `limit`, that many rooms of the
     * category as small cards, without tabs. With dates, only free rooms with their price; `withSearch` shows
     * the date fields.
     */
    'room-list': RoomsLook & StaySearch & { limit?: number | undefined; withSearch?: boolean | undefined }
    /** The fields for dates and guests only; a search opens the list of rooms. */
    'stay-search': StaySearch
    /** The stay is passed on to the booking. */
    'room-detail': { id: string } & StaySearch
  }
  'mf-reviews': {
    /** One page of the reviews, counted from 1, under filters and in an order. */
    'review-list': { page?: number | undefined } & ReviewSearch
    /** Reviews of stays in one room, with their number and average; nothing if there are none. */
    'room-reviews': { id: string }
    /** `token` of the link mailed after a stay: the review is a verified one. */
    'write-review': { token?: string | undefined }
  }
  'mf-booking': {
    /** The booking form, filled in with a known stay. */
    book: StayDraft & UnderHeading<1 | 2>
    /** Past and future bookings of the signed-in guest. */
    'my-bookings': object
    /** One booking, by the signed link in its mail. */
    'linked-booking': { token: string }
  }
  'mf-auth': {
    /** Sign-in; the stay is passed on to the booking page. */
    login: StayDraft
    register: StayDraft
    /** Sends a link to set a new password. */
    'forgot-password': object
    /** Sets a new password; `token` is from the mailed link. */
    'reset-password': { token: string }
    'confirm-email': { token: string }
    /** Details, password, download and deletion of the signed-in guest's account. */
    account: object
  }
  'mf-desk': {
    /**
     * The front desk: `section` is its open section, by default the first one of the member. `reference` names
     * a stay; `message` and `review` one of the section `messages`; `room`, `unit` and `night` a free night to
     * begin a booking with; `room` alone the open room in the section `property`; `screen`
     * the open screen of the site in the section `texts`; `amenity` and `rule` (`plans/standard`) an open one in the
     * sections `property` and `prices`; `missing` the language whose first missing text gets the focus there.
     */
    desk: {
      section?: string | undefined
      reference?: string | undefined
      message?: number | undefined
      review?: string | undefined
      room?: string | undefined
      unit?: number | undefined
      night?: string | undefined
      screen?: string | undefined
      amenity?: string | undefined
      rule?: string | undefined
      missing?: string | undefined
    }
  }
}

export type RemoteName = keyof WidgetProps & string
/** Names of the widgets of one remote. */
export type WidgetName<Remote extends RemoteName> = keyof WidgetProps[Remote] & string
/** Props of one widget, by remote and name. */
export type PropsOf<Remote extends RemoteName, Name extends WidgetName<Remote>> = WidgetProps[Remote][Name]

/** Props of a widget in a named slot of a screen, for any remote. */
export interface SlotProps {
  /** On the home page, after the rooms. */
  home: object
  /** Below a room: its id, and the visitor's chosen stay. */
  room: { id: string } & StaySearch
  /** On the signed-in guest's profile, after the bookings. */
  profile: object
}
