import type { Context } from 'hono'
import type { Banner } from './banner.ts'

/** Variables of a request for a page. */
export interface PageVariables {
  screen?: string
  composition?: string
  banner?: Banner
}

type PageContext = Context<{ Variables: PageVariables }>

/** Records the screen of a page, and its composition if it has one, for the request log. */
export const noteScreen = (c: PageContext, screen: string, composition: string | undefined) => {
  c.set('screen', screen)
  if (composition !== undefined) c.set('composition', composition)
}

/** Records what the page of a request says above it. */
export const noteBanner = (c: PageContext, banner: Banner) => c.set('banner', banner)

export const bannerNoted = (c: PageContext): Banner | undefined => c.get('banner')
