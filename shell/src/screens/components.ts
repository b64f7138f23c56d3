import type { ComponentType } from 'react'
import type { ScreenName } from '../routes/screens.ts'
import { ConfirmEmail, ForgotPassword, Login, Register, ResetPassword } from './account-screens.tsx'
import { Book, Booking } from './booking-screens.tsx'
import { isLazy, type LazyScreenName, lazyScreens } from './lazy-screens.ts'
import { NotFound } from './not-found/not-found.tsx'
import { Reviews, WriteReview } from './review-screens.tsx'
import { Room, Rooms } from './room-screens.tsx'

/** The small screens, around a widget: they come with the first load. */
const smallScreens: Record<Exclude<ScreenName, LazyScreenName>, ComponentType> = {
  rooms: Rooms,
  room: Room,
  reviews: Reviews,
  'write-review': WriteReview,
  book: Book,
  booking: Booking,
  login: Login,
  register: Register,
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  'confirm-email': ConfirmEmail,
  'not-found': NotFound,
}

/** Component of a screen. The small ones come with the first load, the long ones when asked for. */
export const componentOf = (name: ScreenName): ComponentType =>
  isLazy(name) ? lazyScreens[name].Component : smallScreens[name]
