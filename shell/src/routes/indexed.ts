import type { ScreenName } from './screens.ts'

const unlisted: ReadonlySet<ScreenName> = new Set([
  'login',
  'register',
  'profile',
  'book',
  'widget-page',
  'booking',
  'desk',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'not-found',
])

/** Whether search engines may list a screen. The others are steps of a visit, and nobody's first page. */
export const isIndexed = (name: ScreenName) => !unlisted.has(name)
