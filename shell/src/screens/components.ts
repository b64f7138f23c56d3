import type { ComponentType } from 'react'
import type { ScreenName } from '../routes/screens.ts'
import { Book } from './book/book.tsx'
import { Booking } from './booking/booking.tsx'
import { ConfirmEmail } from './confirm-email/confirm-email.tsx'
import { ForgotPassword } from './forgot-password/forgot-password.tsx'
import { isLazy, type LazyScreenName, lazyScreens } from './lazy-screens.ts'
import { Login } from './login/login.tsx'
import { NotFound } from './not-found/not-found.tsx'
import { Register } from './register/register.tsx'
import { ResetPassword } from './reset-password/reset-password.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Room } from './room/room.tsx'
import { Rooms } from './rooms/rooms.tsx'
import { WriteReview } from './write-review/write-review.tsx'

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
