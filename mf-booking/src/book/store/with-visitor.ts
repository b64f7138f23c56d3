import type { Visitor } from '../rules/draft.ts'
import type { BookingState } from './booking-state.ts'

/** Fills in whom the host knows, only where the visitor has not typed; signing out takes it away again. */
export const withVisitor = (
  { draft, typed }: BookingState,
  visitor: Visitor | undefined,
): Partial<BookingState> => ({
  visitor,
  draft: {
    ...draft,
    ...(!typed.has('firstName') && { firstName: visitor?.firstName ?? '' }),
    ...(!typed.has('lastName') && { lastName: visitor?.lastName ?? '' }),
    ...(!typed.has('email') && { email: visitor?.email ?? '' }),
  },
})
