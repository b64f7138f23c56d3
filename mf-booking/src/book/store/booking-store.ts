import type { BookingReceipt, Failure } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { StayDraft, Submitted } from '@calm-rest/contract/widget'
import { createStore } from 'zustand/vanilla'
import { chooseCheckIn, chooseCheckOut, type StayDates } from '../dates/stay-dates.ts'
import {
  emptyDraft,
  fromStay,
  type RoomDraft,
  roomField,
  type SignedInGuest,
  withoutRoom,
  withRoom,
} from '../rules/draft.ts'
import type { FieldErrors } from '../rules/validate.ts'
import type { Attempt } from '../submit/attempt.ts'
import { afterFailure } from './after-failure.ts'
import type { BookingState, OwnField, PersonalField, RateField } from './booking-state.ts'
import { fromSubmitted } from './from-submitted.ts'
import { dateChosen, stayChanged } from './stay-changes.ts'
import { type StoredDraft, withStoredDraft } from './stored-draft.ts'

interface BookingEvents {
  personTyped(field: PersonalField, value: string): void
  ownFieldTyped(field: OwnField, value: string): void
  checkInChosen(date: CalendarDate | ''): void
  checkOutChosen(date: CalendarDate | ''): void
  /** Sets both dates at once, from the calendar, which allows only valid pairs. */
  stayPicked(dates: StayDates): void
  guestsChosen(guests: number): void
  childrenTyped(children: string): void
  rateChosen(field: RateField, value: string): void
  extraChosen(id: string, quantity: number): void
  roomChosen(roomId: string): void
  /** Adds a room, by default like the first; at most as many as a booking may have. */
  roomAdded(roomId?: string): void
  /** Removes the further room of this index. */
  roomRemoved(index: number): void
  additionalRoomChanged(index: number, change: Partial<RoomDraft>): void
  /** Applies the fields of a stay that the host proposes. */
  stayProposed(stay: StayDraft): void
  /** Restores the input from earlier in this tab; `stay` is the host's current proposal. */
  draftRestored(stored: StoredDraft, stay: StayDraft): void
  /** A guest has signed in or out. */
  signedInGuestChanged(signedInGuest: SignedInGuest | undefined): void
  dateOrderWarningRead(): void
  /** Our own rules failed: nothing was sent. */
  mistakesFound(errors: FieldErrors): void
  /** The price was unknown at submission, and is being requested. */
  priceAsked(): void
  /** The price is known, but the guest has not seen it yet. */
  priceAnswered(): void
  attemptSent(attempt: Attempt): void
  /** The API requires a proof of work, which is being computed. */
  proofBegun(): void
  /** A code is being mailed to the address in the form. */
  codeSent(): void
  attemptFailed(failure: Failure): void
  bookingAccepted(receipt: BookingReceipt, email?: string): void
  anotherStayWanted(): void
}

export type BookingStoreState = BookingState & BookingEvents
export type BookingStore = ReturnType<typeof createBookingStore>

const initialState = (stay: StayDraft): BookingState => ({
  draft: { ...emptyDraft(), ...fromStay(stay) },
  typed: new Set(),
  signedInGuest: undefined,
  errors: {},
  phase: { status: 'editing' },
  attempt: undefined,
  dateOrderWarning: false,
  returns: 0,
  lostRooms: 0,
  priceChanges: 0,
  addressCheck: undefined,
  unread: {},
  formId: undefined,
  autoFocus: undefined,
})

/** Creates the store of a mounted form; on a page that responds to the form it starts with the result. */
export const createBookingStore = (stay: StayDraft, submitted?: Submitted<BookingReceipt>) =>
  createStore<BookingStoreState>()((set) => ({
    ...(submitted ? fromSubmitted(initialState(stay), submitted) : initialState(stay)),
    personTyped: (field, value) =>
      set(({ draft, typed, errors }) => ({
        draft: { ...draft, [field]: value },
        typed: new Set([...typed, field]),
        errors: { ...errors, [field]: undefined },
      })),
    ownFieldTyped: (field, value) =>
      set(({ draft, errors }) => ({
        draft: { ...draft, [field]: value },
        errors: { ...errors, [field]: undefined },
      })),
    checkInChosen: (date) => set((state) => dateChosen(state, chooseCheckIn(state.draft, date))),
    checkOutChosen: (date) => set((state) => dateChosen(state, chooseCheckOut(state.draft, date))),
    stayPicked: ({ checkIn, checkOut }) => set((state) => stayChanged(state, { checkIn, checkOut })),
    guestsChosen: (guests) => set((state) => stayChanged(state, { guests })),
    childrenTyped: (children) => set((state) => stayChanged(state, { children })),
    rateChosen: (field, value) => set((state) => stayChanged(state, { [field]: value })),
    extraChosen: (id, quantity) =>
      set((state) => stayChanged(state, { extras: { ...state.draft.extras, [id]: quantity } })),
    roomChosen: (roomId) => set((state) => stayChanged(state, { roomId })),
    roomAdded: (roomId) =>
      set((state) => {
        const additionalRooms = withRoom(state.draft, roomId)
        // moves the focus to the added room
        const autoFocus = roomField(additionalRooms.length - 1, 'guests')
        return { ...stayChanged(state, { additionalRooms }), autoFocus }
      }),
    roomRemoved: (index) =>
      set((state) => stayChanged(state, { additionalRooms: withoutRoom(state.draft, index) })),
    additionalRoomChanged: (index, change) =>
      set((state) => {
        const { additionalRooms } = state.draft
        const changed = additionalRooms.map((room, i) => (i === index ? { ...room, ...change } : room))
        return stayChanged(state, { additionalRooms: changed })
      }),
    stayProposed: (stay) => set((state) => stayChanged(state, fromStay(stay))),
    draftRestored: (stored, stay) => set((state) => withStoredDraft(state, stored, stay)),
    signedInGuestChanged: (signedInGuest) => set((state) => withSignedInGuest(state, signedInGuest)),
    dateOrderWarningRead: () => set({ dateOrderWarning: false }),
    mistakesFound: (errors) =>
      set(({ returns }) => ({ errors, phase: { status: 'editing' }, returns: returns + 1 })),
    priceAsked: () => set({ errors: {}, phase: { status: 'sending' } }),
    priceAnswered: () => set(({ returns }) => ({ phase: { status: 'unconfirmed' }, returns: returns + 1 })),
    attemptSent: (attempt) => set({ attempt, errors: {}, phase: { status: 'sending' } }),
    proofBegun: () => set({ phase: { status: 'sending', isChecked: true } }),
    codeSent: () => set({ phase: { status: 'editing' }, errors: {}, addressCheck: 'sent' }),
    attemptFailed: (failure) => set((state) => afterFailure(state, failure)),
    bookingAccepted: (receipt, email) =>
      set(({ signedInGuest }) => ({
        ...initialState({}),
        draft: emptyDraft(signedInGuest),
        signedInGuest,
        phase: { status: 'booked', receipt, email },
      })),
    anotherStayWanted: () => set(({ returns }) => ({ phase: { status: 'editing' }, returns: returns + 1 })),
  }))

/** Fills in the signed-in guest's details if the guest has not typed; signing out removes them again. */
const withSignedInGuest = (
  { draft, typed }: BookingState,
  signedInGuest: SignedInGuest | undefined,
): Partial<BookingState> => ({
  signedInGuest,
  draft: {
    ...draft,
    ...(!typed.has('firstName') && { firstName: signedInGuest?.firstName ?? '' }),
    ...(!typed.has('lastName') && { lastName: signedInGuest?.lastName ?? '' }),
    ...(!typed.has('email') && { email: signedInGuest?.email ?? '' }),
  },
})
