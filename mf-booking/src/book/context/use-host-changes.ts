import type { StayDraft } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useRef } from 'react'
import type { BookingStore } from '../store/booking-store.ts'
import { proposalOf } from '../store/stored-draft.ts'

/** Fills in the signed-in guest's details, initially and after each change. */
export const useSignedInGuest = (store: BookingStore) => {
  const { session } = useHost()
  useEffect(() => {
    const follow = () => store.getState().signedInGuestChanged(session.current())
    if (session.current()) follow()
    return session.subscribe(follow)
  }, [store, session])
}

/** Applies a stay that the host proposes later; the store starts with the first one. */
export const useProposedStay = (store: BookingStore, stay: StayDraft) => {
  const proposal = proposalOf(stay)
  const taken = useRef(proposal)
  useEffect(() => {
    if (taken.current === proposal) return
    taken.current = proposal
    store.getState().stayProposed(JSON.parse(proposal) as StayDraft)
  }, [store, proposal])
}
