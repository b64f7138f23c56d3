import { useHost } from '@calm-rest/federation/widget'
import { useEffect } from 'react'
import type { BookingStore } from '../store/booking-store.ts'

/** Fills in whoever is signed in, now and at every change. */
export const useVisitor = (store: BookingStore) => {
  const { session } = useHost()
  useEffect(() => {
    const follow = () => store.getState().visitorChanged(session.current())
    if (session.current()) follow()
    return session.subscribe(follow)
  }, [store, session])
}
