import type { BookingReceipt } from '@calm-rest/contract/api'
import type { StayDraft } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useLayoutEffect, useRef } from 'react'
import { forgetBookedHere, readBookedHere, writeBookedHere } from '../../booked-here.ts'
import type { BookingStore } from '../store/booking-store.ts'
import { parseStoredDraft, proposalOf, toStoredDraft } from '../store/stored-draft.ts'

const name = 'mf-booking/book'

/**
 * Starts with the stored input of this tab, and stores changes until the stay is booked or the guest signs
 * out; a booking of the same stay is shown instead of an empty form, until another is wanted. A page that
 * responds to a form has the submitted input. A host without drafts stores nothing.
 */
export const useStoredDraft = (store: BookingStore, stay: StayDraft, isAnswer: boolean) => {
  const { drafts } = useHost()
  const proposed = useRef(stay)
  proposed.current = stay
  // before the first paint of a new form, so that no empty form flashes
  useLayoutEffect(() => {
    if (!drafts) return
    const { phase, draftRestored, bookingAccepted } = store.getState()
    const stored = isAnswer ? undefined : parseStoredDraft(drafts.read(name))
    const earlier = isAnswer || stored ? undefined : readBookedHere(drafts)
    const booked = (receipt: BookingReceipt) => {
      drafts.forget(name)
      writeBookedHere(drafts, { proposal: proposalOf(proposed.current), receipt })
    }
    if (stored) draftRestored(stored, proposed.current)
    if (earlier?.proposal === proposalOf(proposed.current)) bookingAccepted(earlier.receipt)
    if (phase.status === 'booked') booked(phase.receipt)
    const stop = store.subscribe((state, before) => {
      const isSignedOut = before.signedInGuest !== undefined && state.signedInGuest === undefined
      if (isSignedOut) drafts.forget(name)
      else if (state.phase.status === 'booked') {
        if (state.phase !== before.phase) booked(state.phase.receipt)
      } else if (before.phase.status === 'booked') forgetBookedHere(drafts)
      else if (state.draft !== before.draft || state.attempt !== before.attempt)
        drafts.write(name, toStoredDraft(state, proposed.current))
    })
    // a guest who leaves while the booking is being sent finds it here on return
    return () => {
      const stopOnceAnswered = () => {
        if (store.getState().phase.status === 'sending') return
        stop()
        stopWaiting()
      }
      const stopWaiting = store.subscribe(stopOnceAnswered)
      stopOnceAnswered()
    }
  }, [drafts, store, isAnswer])
}
