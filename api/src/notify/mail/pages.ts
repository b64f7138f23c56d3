import { defaultLang, type Lang } from '@calm-rest/contract/widget'

type Page = 'rooms' | 'location' | 'login' | 'forgot-password' | 'profile' | LinkedPage
/** Screens opened by a token. */
type LinkedPage = 'booking' | 'write-review' | 'desk' | 'reset-password' | 'confirm-email'

/**
 * Addresses of the site's screens. A token is in the fragment, which no browser sends to a server, so that it is in no
 * log and no Referer.
 */
export const createPages = (publicUrl: string) => {
  const address = (page: Page, lang: Lang) => {
    const url = new URL(page, publicUrl.endsWith('/') ? publicUrl : `${publicUrl}/`)
    if (lang !== defaultLang) url.searchParams.set('lang', lang)
    return url.href
  }
  return {
    address,
    withToken: (page: LinkedPage, lang: Lang, token: string) => `${address(page, lang)}#${token}`,
  }
}

export type Pages = ReturnType<typeof createPages>
