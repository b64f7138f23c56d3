import type { NamedScreen, ScreenName } from './screens.ts'

const unlisted: ReadonlySet<ScreenName> = new Set([
  'login',
  'register',
  'book',
  'forgot-password',
  // linked only once the owner has said who operates the property
  'imprint',
  'not-found',
])

/** Whether search engines may list a screen. The others are steps of a visit or one person's pages. */
export const isIndexed = ({ name, personal }: Pick<NamedScreen, 'name' | 'personal'>) =>
  !personal && !unlisted.has(name)
