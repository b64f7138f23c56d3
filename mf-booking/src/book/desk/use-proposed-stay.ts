import type { StayDraft } from '@calm-rest/contract/widget'
import { useEffect, useRef } from 'react'
import type { BookingStore } from '../store/booking-store.ts'

/** Takes over a stay that the host proposes later; the first one is in the store from the start. */
export const useProposedStay = (store: BookingStore, { room, checkIn, checkOut, guests }: StayDraft) => {
  const proposal = JSON.stringify({ room, checkIn, checkOut, guests })
  const taken = useRef(proposal)
  useEffect(() => {
    if (taken.current === proposal) return
    taken.current = proposal
    store.getState().stayProposed(JSON.parse(proposal) as StayDraft)
  }, [store, proposal])
}
