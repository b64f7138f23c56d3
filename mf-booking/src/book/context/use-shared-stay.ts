import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useLayoutEffect } from 'react'
import type { BookingStore } from '../store/booking-store.ts'

const event = 'stay-chosen@1'

/**
 * If the form has no dates, starts with the stay of another screen's search or choice. A booking clears it,
 * so that the next search and booking start empty.
 */
export const useSharedStay = (store: BookingStore) => {
  const { events } = useHost()
  // before the first paint of a new form, after its stored input
  useLayoutEffect(
    () =>
      events?.on(event, ({ checkIn, checkOut, guests, children }) => {
        const { draft, stayProposed } = store.getState()
        if (checkIn && !draft.checkIn && !draft.checkOut)
          stayProposed({ checkIn, checkOut, guests, children })
      }),
    [events, store],
  )
  useEffect(
    () =>
      store.subscribe(({ phase }, before) => {
        if (phase.status === 'booked' && before.phase.status !== 'booked') events?.send(event, {})
      }),
    [events, store],
  )
}
