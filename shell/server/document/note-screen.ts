import type { Context } from 'hono'

/** Variables of a request for a page, for the request log. */
export interface PageVariables {
  screen?: string
  composition?: string
}

/** Records the screen of a page, and its composition if it has one, for the request log. */
export const noteScreen = (
  c: Context<{ Variables: PageVariables }>,
  screen: string,
  composition: string | undefined,
) => {
  c.set('screen', screen)
  if (composition !== undefined) c.set('composition', composition)
}
