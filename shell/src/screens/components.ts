import type { ComponentType } from 'react'
import type { ScreenName } from '../routes/screens.ts'
import { Book } from './book/book.tsx'
import { Booking } from './booking/booking.tsx'
import { ConfirmEmail } from './confirm-email/confirm-email.tsx'
import { ForgotPassword } from './forgot-password/forgot-password.tsx'
import { lazyScreens } from './lazy-screens.ts'
import { Login } from './login/login.tsx'
import { NotFound } from './not-found/not-found.tsx'
import { Register } from './register/register.tsx'
import { ResetPassword } from './reset-password/reset-password.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Room } from './room/room.tsx'
import { Rooms } from './rooms/rooms.tsx'
import { WriteReview } from './write-review/write-review.tsx'

/** Component of each screen. The small ones around a widget come with the first load, the long ones when asked for. */
export const components: Record<ScreenName, ComponentType> = {
  home: lazyScreens.home.Component,
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
  about: lazyScreens.about.Component,
  location: lazyScreens.location.Component,
  services: lazyScreens.services.Component,
  contact: lazyScreens.contact.Component,
  profile: lazyScreens.profile.Component,
  desk: lazyScreens.desk.Component,
  manager: lazyScreens.manager.Component,
  brochure: lazyScreens.brochure.Component,
  privacy: lazyScreens.privacy.Component,
  terms: lazyScreens.terms.Component,
  partners: lazyScreens.partners.Component,
  'widget-page': lazyScreens['widget-page'].Component,
}
