/** Dates and guests of a search for rooms. */
export interface StaySearch {
  checkIn?: string | undefined
  checkOut?: string | undefined
  guests?: number | undefined
  /** Ages of the guests who are children, as typed: `4,9`, `4 and 9`. */
  children?: string | undefined
}

/** Picks the fields of a search. */
export const searchOf = ({ checkIn, checkOut, guests, children }: StaySearch) => ({
  checkIn,
  checkOut,
  guests,
  children,
})

/** A stay that the visitor has chosen, carried from screen to screen in the address. */
export interface StayDraft extends StaySearch {
  /** Id of a room. */
  room?: string | undefined
}

/** Picks the fields of a stay. */
export const stayOf = ({ room, ...search }: StayDraft) => ({ room, ...searchOf(search) })

/** Filters and order of the reviews. */
export interface ReviewSearch {
  /** Number of stars. */
  rating?: number | undefined
  /** Language of the reviews, a BCP 47 tag. */
  writtenIn?: string | undefined
  /** Category of rooms. */
  roomType?: string | undefined
  /** The newest first by default. */
  sort?: 'highest' | 'lowest' | undefined
}

/** Picks the fields of a search for reviews. */
export const reviewSearchOf = ({ rating, writtenIn, roomType, sort }: ReviewSearch) => ({
  rating,
  writtenIn,
  roomType,
  sort,
})

/** The screens of the site by name. Only a host knows their addresses. */
export type To =
  | { screen: PlainScreen }
  | ({ screen: 'rooms'; category?: string | undefined } & StaySearch)
  | ({ screen: 'reviews'; page?: number | undefined } & ReviewSearch)
  | ({ screen: 'room'; id: string } & StaySearch)
  | ({ screen: 'login' | 'register' | 'book' } & StayDraft)
  /** A booking by its signed link; without a token, the form to have the link mailed. */
  | { screen: 'booking'; token?: string | undefined }
  | { screen: 'contact'; about?: 'meeting' | undefined }
  /** A page of a remote, by its path and query: `/spa/massage?page=2`. */
  | { screen: 'remote-route'; path: string }

/** Screens without a parameter in their address. */
export type PlainScreen =
  | 'home'
  | 'about'
  | 'location'
  | 'services'
  | 'write-review'
  | 'profile'
  | 'forgot-password'
  | 'manager'
  | 'privacy'
  | 'terms'
  | 'back'
