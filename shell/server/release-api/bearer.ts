import { ReleaseRefused } from '@calm-rest/releases'
import type { Context } from 'hono'

/** The bearer token of a request. Throws `ReleaseRefused` without one. */
export const bearerOf = (c: Context): string => {
  const bearer = /^Bearer +(\S{1,8000})$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (bearer === undefined) throw new ReleaseRefused('release_token_missing', 'No bearer token was sent.')
  return bearer
}
