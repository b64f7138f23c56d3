import type { PropertyStage } from '@calm-rest/contract/staff'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import type { StoredOpening } from './opening.ts'

interface HideDeps {
  opening: Pick<StoredOpening, 'stage'>
  /** Whether the caller may see the site as it will be: a member of the staff, or the server of our own pages. */
  isInsider: (c: Context<ApiEnv>) => Promise<boolean>
}

/** Why guests cannot book at this stage; undefined if they can. */
export const refusalAt = (stage: PropertyStage): 'property_not_open' | 'property_paused' | undefined => {
  if (stage === 'preparing') return 'property_not_open'
  return stage === 'paused' ? 'property_paused' : undefined
}

/** The list of rooms, which has none before. */
const isList = (path: string) => /\/rooms\/?$/.test(path)

/**
 * Until a property opens that began with nothing, and while it takes no bookings, strangers find no rooms, offers and
 * prices of it. What insiders read
 * is kept in no cache, which would give it to strangers.
 */
export const hideUntilOpen =
  ({ opening, isInsider }: HideDeps): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const refusal = refusalAt(await opening.stage())
    if (refusal === undefined) return next()
    if (await isInsider(c)) {
      c.set('beginCaching', () => {})
      await next()
      c.res.headers.set('Cache-Control', 'no-store')
      return
    }
    if (!isList(c.req.path)) throw new ApiError(refusal, { headers: { 'Cache-Control': 'no-store' } })
    return c.json([], 200, { 'Cache-Control': 'no-store' })
  }
