import type { BookingReceipt } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import type { ViewProps } from '@calm-rest/federation/widget'
import { useState } from 'react'
import { BookingScreen } from './booking-screen.tsx'
import { DeskContext } from './desk/desk.ts'
import { useBookData } from './desk/use-book-data.ts'
import { useFreeRooms } from './desk/use-free-rooms.ts'
import { useProposedStay } from './desk/use-proposed-stay.ts'
import { useVisitor } from './desk/use-visitor.ts'
import type { BookData } from './load.ts'
import { createBookingStore } from './store/booking-store.ts'

/** The booking page: lays out the desk and shows what stands on it. */
export const BookView = ({
  props,
  loaded,
  reload,
  submitted,
}: ViewProps<PropsOf<'mf-booking', 'book'>, BookData, BookingReceipt>) => {
  const [store] = useState(() => createBookingStore(props, submitted))
  const { rooms, today, formId } = useBookData(loaded)
  const free = useFreeRooms(store)
  useVisitor(store)
  useProposedStay(store, props)
  const roomsStatus = rooms.length > 0 ? 'ready' : loaded.status
  const { headingLevel = 1 } = props
  return (
    <DeskContext
      value={{ store, rooms, roomsStatus, today, formId, free, headingLevel, loadRoomsAgain: reload }}
    >
      <BookingScreen />
    </DeskContext>
  )
}
