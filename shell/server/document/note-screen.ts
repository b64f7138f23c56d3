import type { Context } from 'hono'

/** Variables of a request for a page, for the request log. */
export interface PageVariables {
  screen?: string
  composition?: string
}

/** Notes screen and composition of a page for the request log. */
export const noteScreen = (c: Context<{ Variables: PageVariables }>, screen: string, composition: string) => {
  c.set('screen', screen)
  c.set('composition', composition)
}
