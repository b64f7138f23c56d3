import type { StayDraft } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useLayoutEffect, useRef } from 'react'
import type { BookingStore } from '../store/booking-store.ts'
import { parseStoredDraft, toStoredDraft } from '../store/stored-draft.ts'

const name = 'mf-booking/book'

/**
 * Begins with what was written earlier in this tab, and stores what is written from now on, until it is booked or the
 * guest signs out. A page that answers a form has what was sent. On a host without drafts the form is all there is.
 */
export const useStoredDraft = (store: BookingStore, stay: StayDraft, isAnswer: boolean) => {
  const { drafts } = useHost()
  const proposed = useRef(stay)
  proposed.current = stay
  // before the first paint where the form is new, so that nobody sees it empty
  useLayoutEffect(() => {
    if (!drafts) return
    const { phase, draftRestored } = store.getState()
    const stored = isAnswer ? undefined : parseStoredDraft(drafts.read(name))
    if (stored) draftRestored(stored, proposed.current)
    if (phase.status === 'booked') drafts.forget(name)
    return store.subscribe((state, before) => {
      const isSignedOut = before.signedInGuest !== undefined && state.signedInGuest === undefined
      if (state.phase.status === 'booked' || isSignedOut) drafts.forget(name)
      else if (state.draft !== before.draft || state.attempt !== before.attempt)
        drafts.write(name, toStoredDraft(state, proposed.current))
    })
  }, [drafts, store, isAnswer])
}
