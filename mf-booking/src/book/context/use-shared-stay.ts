import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useLayoutEffect } from 'react'
import type { BookingStore } from '../store/booking-store.ts'

const event = 'stay-chosen@1'

/**
 * Begins with the stay that was searched for or chosen on another screen, where the form has no dates yet. Once it is
 * booked it is over: a search and the next booking begin anew.
 */
export const useSharedStay = (store: BookingStore) => {
  const { events } = useHost()
  // before the first paint where the form is new, after what was stored of it
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
