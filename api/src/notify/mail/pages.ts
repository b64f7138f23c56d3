import { type DeskLang, type DeskPlace, deskPath } from '@calm-rest/contract/staff'
import { defaultLang, type Lang } from '@calm-rest/contract/widget'

type Page = 'rooms' | 'location' | 'login' | 'forgot-password' | 'profile' | LinkedPage
/** Screens opened by a token. */
type LinkedPage = 'booking' | 'write-review' | 'reset-password' | 'confirm-email'

/**
 * Addresses of the site's screens. A token is in the fragment, which no browser sends to a server, so that it is in no
 * log and no Referer. `main` is the main language of the property, which guests' addresses do not name; those of the desk
 * do not name English.
 */
export const createPages = (publicUrl: string, main: Lang = defaultLang) => {
  const addressOf = (path: string, lang: DeskLang, unnamed = defaultLang) => {
    const url = new URL(path, publicUrl.endsWith('/') ? publicUrl : `${publicUrl}/`)
    if (lang !== unnamed) url.searchParams.set('lang', lang)
    return url.href
  }
  const address = (page: Page, lang: Lang) => addressOf(page, lang, main)
  return {
    address,
    /** A path of the site that needs no language. */
    below: (path: string) => new URL(path, publicUrl).href,
    /** A place at the front desk, which asks for a sign-in. */
    desk: (place: DeskPlace, lang: Lang) => addressOf(deskPath(place).slice(1), lang),
    /** A link by which a member begins at the desk, in their language. */
    invite: (token: string, lang: DeskLang) => `${addressOf('desk', lang)}#invite=${token}`,
    /** The page behind a payment link, which no booking's address names. */
    payment: (path: string, lang: Lang) => addressOf(path.slice(1), lang, main),
    withToken: (page: LinkedPage, lang: Lang, token: string) => `${address(page, lang)}#${token}`,
  }
}

export type Pages = ReturnType<typeof createPages>
