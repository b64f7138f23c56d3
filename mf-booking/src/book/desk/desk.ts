import type { Room } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { chosenRoom, type FreeRooms } from '../rules/fit.ts'
import { type Quote, quoteOf } from '../rules/quote.ts'
import type { BookingStore, BookingStoreState } from '../store/booking-store.ts'

/** What lies on the desk while a booking is made: the form's store, and what the house says. */
export interface Desk {
  store: BookingStore
  rooms: readonly Room[]
  roomsStatus: 'loading' | 'ready' | 'failed'
  today: CalendarDate | undefined
  /** See `BookData`. */
  formId: string
  free: FreeRooms
  /** Of the title; what is below it is one lower. */
  headingLevel: 1 | 2
  loadRoomsAgain: () => void
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (!desk)
    throw new Error('useDesk needs a DeskContext around it. Did you forget to render it inside BookView?')
  return desk
}

export const useBooking = <T>(select: (state: BookingStoreState) => T): T => useStore(useDesk().store, select)

export const useRoom = (): Room | undefined => {
  const { rooms } = useDesk()
  const roomId = useBooking((state) => state.draft.roomId)
  return chosenRoom(rooms, roomId)
}

export const useQuote = (): Quote | undefined => {
  const draft = useBooking((state) => state.draft)
  const phase = useBooking((state) => state.phase)
  return quoteOf(useRoom(), draft, phase.status === 'refused' ? phase.total : undefined)
}
