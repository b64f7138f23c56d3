import type { ClosedProperty, Quote, Result } from '@calm-rest/contract/api'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { completeStay } from '../dates/stay-dates.ts'
import type { BookFacts } from '../load.ts'
import { chosenRoom, chosenRooms, type FreeRooms } from '../rules/availability.ts'
import type { BookableRoom } from '../rules/bookable-room.ts'
import type { Price } from '../rules/price.ts'
import type { InPrice } from '../rules/quote.ts'
import type { BookingStore, BookingStoreState } from '../store/booking-store.ts'

/** Shared by the components of the booking form: its store, and the API's responses. */
export interface BookingContextValue {
  store: BookingStore
  rooms: readonly BookableRoom[]
  roomsStatus: 'loading' | 'ready' | 'failed'
  today: CalendarDate | undefined
  /** As in `BookData`. */
  facts: BookFacts | undefined
  /** As in `BookData`. */
  inPrice: InPrice | undefined
  /** As in `BookData`. */
  formId: string
  free: FreeRooms
  price: Price
  /** The closure, if there is no price because of it. */
  closed: ClosedProperty | undefined
  /** Requests the price without delay; undefined if the input is incomplete. */
  askPrice: () => Promise<Result<Quote> | undefined>
  /** The last quote: its options stay visible while another one is loading. */
  lastQuote: Quote | undefined
  /** Level of the title; headings below it are one level lower. */
  headingLevel: 1 | 2
  loadRoomsAgain: () => void
}

export const BookingContext = createContext<BookingContextValue | undefined>(undefined)

export const useBookingContext = (): BookingContextValue => {
  const context = useContext(BookingContext)
  if (!context) throw new Error('Booking context is missing. Did you forget to render this inside BookView?')
  return context
}

export const useBooking = <T>(select: (state: BookingStoreState) => T): T =>
  useStore(useBookingContext().store, select)

export const useRoom = (): BookableRoom | undefined => {
  const { rooms } = useBookingContext()
  const roomId = useBooking((state) => state.draft.roomId)
  return chosenRoom(rooms, roomId)
}

/** Every room of the booking, in order. */
export const useChosenRooms = () => {
  const { rooms } = useBookingContext()
  return chosenRooms(
    rooms,
    useBooking((state) => state.draft),
  )
}

/** The price of all rooms; undefined while it is unknown. */
export interface ShownPrice {
  nights: number
  total: number
}

/** The price that the API named when it refused ours. */
export const useShownPrice = (): ShownPrice | undefined => {
  const { price } = useBookingContext()
  const stay = completeStay(useBooking((state) => state.draft))
  const phase = useBooking((state) => state.phase)
  const named = phase.status === 'refused' ? phase.total : undefined
  const total = named ?? (price.status === 'quoted' ? price.quote.totalPrice : undefined)
  return stay && total !== undefined
    ? { nights: nightsBetween(stay.checkIn, stay.checkOut), total }
    : undefined
}
