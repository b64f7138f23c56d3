import type { Context, Hono, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { AccountHolder, ApiEnv, StaffSession } from './env.ts'
import { isAnswer, nameOf, type Rule, ruleOf, rulesAt } from './rules.ts'

/** Throws if a route of the API has no rule, so that no server starts with one. */
export const assertRules = (app: Hono<ApiEnv>) => {
  const without = app.routes
    .filter((route) => isAnswer(route) && route.path.startsWith('/api') && !ruleOf(route))
    .map(nameOf)
  if (without.length === 0) return
  throw new Error(
    `Nobody may call ${without.join(', ')}. Did you forget to add it to packages/contract/src/openapi?`,
  )
}

/** Identifies the caller. */
export interface GuardDeps {
  findAccountHolder: (accessToken: string) => Promise<AccountHolder | undefined>
  /** Throws if no member of the staff is signed in, or the member may not call the route. */
  admitStaff: (c: Context<ApiEnv>, rule: StaffRule) => Promise<StaffSession>
}

export type StaffRule = Extract<Rule, { access: 'staff' }>

/**
 * Denies by default: a route without a rule in the contract is not found. A token must be valid even where none is
 * needed; otherwise a guest with an expired token would book as a stranger without knowing it. Routes of the front desk
 * read no token: a guest's session never opens one.
 */
export const guard =
  ({ findAccountHolder, admitStaff }: GuardDeps): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const rules = rulesAt(c)
    const access = rules.map((rule) => rule?.access)
    if (access.length === 0 || access.includes(undefined)) return c.notFound()
    const forStaff = rules.find((rule) => rule?.access === 'staff')
    if (forStaff) {
      c.set('staff', await admitStaff(c, forStaff))
      await next()
      c.res.headers.set('Cache-Control', 'no-store')
      return
    }
    // ignores tokens from partner pages, where nobody is signed in, and of machines, which have no session
    const mayBeSignedIn = c.get('partnerOrigin') === undefined && !access.includes('machine')
    const token = mayBeSignedIn ? bearerOf(c) : undefined
    const accountHolder = token === undefined ? undefined : await findAccountHolder(token)
    if (!accountHolder && (token !== undefined || access.includes('guest'))) throw unauthorized()
    if (accountHolder) c.set('accountHolder', accountHolder)
    await next()
    // proxies must not store data of one guest
    if (access.includes('guest')) c.res.headers.set('Cache-Control', 'no-store')
  }

/** Returns the member of the staff on a route of the front desk. */
export const staffOf = (c: Context<ApiEnv>): StaffSession => {
  const staff = c.get('staff')
  if (!staff) throw new ApiError('unauthorized')
  return staff
}

/** Returns the signed-in guest on a route whose rule requires one. */
export const accountHolderOf = (c: Context<ApiEnv>): AccountHolder => {
  const accountHolder = c.get('accountHolder')
  if (!accountHolder) throw unauthorized()
  return accountHolder
}

export const unauthorized = () => new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })

/** Returns the bearer token of a request, unverified. */
export const bearerOf = (c: Context) => /^Bearer +(.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
