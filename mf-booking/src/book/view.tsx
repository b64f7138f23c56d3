import type { BookingReceipt } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import type { Loaded, ViewProps } from '@calm-rest/federation/widget'
import { useState } from 'react'
import { useLang } from '../use-lang.ts'
import { BookingScreen } from './booking-screen.tsx'
import { BookingContext } from './context/booking-context.ts'
import { useFreeRooms } from './context/use-free-rooms.ts'
import { useProposedStay, useSignedInGuest } from './context/use-host-changes.ts'
import { usePrice } from './context/use-price.ts'
import { useSharedStay } from './context/use-shared-stay.ts'
import { useStoredDraft } from './context/use-stored-draft.ts'
import type { BookData } from './load.ts'
import { createBookingStore } from './store/booking-store.ts'

/** The booking form, and the confirmation once a booking is made. */
export const BookView = ({
  props,
  loaded,
  reload,
  submitted,
}: ViewProps<PropsOf<'mf-booking', 'book'>, BookData, BookingReceipt>) => {
  const [store] = useState(() => createBookingStore(props, submitted))
  const data = useBookData(loaded)
  const { rooms, today, facts, inPrice, formId } = data
  const free = useFreeRooms(store, data)
  const pricing = usePrice(store, data, useLang())
  useStoredDraft(store, props, submitted !== undefined)
  useSharedStay(store)
  useSignedInGuest(store)
  useProposedStay(store, props)
  const roomsStatus = rooms.length > 0 ? 'ready' : loaded.status
  const { headingLevel = 1 } = props
  return (
    <BookingContext
      value={{
        store,
        rooms,
        roomsStatus,
        today,
        facts,
        inPrice,
        formId,
        free,
        headingLevel,
        loadRoomsAgain: reload,
        ...pricing,
      }}
    >
      <BookingScreen />
    </BookingContext>
  )
}

const nothing: BookData = { rooms: [], today: undefined, formId: '' }

/** The last loaded rooms: they stay while newer ones are loading, or if that fails. */
const useBookData = (loaded: Loaded<BookData>): BookData => {
  const [last, setLast] = useState(loaded.status === 'ready' ? loaded.data : nothing)
  if (loaded.status !== 'ready') return last
  if (loaded.data !== last) setLast(loaded.data)
  return loaded.data
}
