import { type ComponentType, lazy } from 'react'
import { Book } from './book/book.tsx'
import { Home } from './home/home.tsx'
import { Login } from './login/login.tsx'
import { NotFound } from './not-found/not-found.tsx'
import { Register } from './register/register.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Room } from './room/room.tsx'
import { Rooms } from './rooms/rooms.tsx'
import type { ScreenName } from './screens.ts'
import { WriteReview } from './write-review/write-review.tsx'

interface ScreenCode {
  Component: ComponentType
  /** Fetches the code of a screen that is not in the first load. */
  preload?: () => Promise<unknown>
}

/** A screen whose code is fetched when somebody goes there. */
const later = (load: () => Promise<ComponentType>): ScreenCode => ({
  Component: lazy(async () => ({ default: await load() })),
  preload: load,
})

/** What each screen shows. The small ones around a widget come with the first load, the long ones when asked for. */
export const components: Record<ScreenName, ScreenCode> = {
  home: { Component: Home },
  rooms: { Component: Rooms },
  room: { Component: Room },
  reviews: { Component: Reviews },
  'write-review': { Component: WriteReview },
  book: { Component: Book },
  login: { Component: Login },
  register: { Component: Register },
  'not-found': { Component: NotFound },
  about: later(async () => (await import(/* webpackChunkName: "screen-about" */ './about/index.ts')).About),
  location: later(
    async () => (await import(/* webpackChunkName: "screen-location" */ './location/index.ts')).Location,
  ),
  services: later(
    async () => (await import(/* webpackChunkName: "screen-services" */ './services/index.ts')).Services,
  ),
  contact: later(
    async () => (await import(/* webpackChunkName: "screen-contact" */ './contact/index.ts')).Contact,
  ),
  profile: later(
    async () => (await import(/* webpackChunkName: "screen-profile" */ './profile/index.ts')).Profile,
  ),
  manager: later(
    async () => (await import(/* webpackChunkName: "screen-manager" */ './manager/index.ts')).Manager,
  ),
  brochure: later(
    async () => (await import(/* webpackChunkName: "screen-brochure" */ './brochure/index.ts')).Brochure,
  ),
  privacy: later(
    async () => (await import(/* webpackChunkName: "screen-privacy" */ './privacy/index.ts')).Privacy,
  ),
  terms: later(async () => (await import(/* webpackChunkName: "screen-terms" */ './terms/index.ts')).Terms),
}
