import type { Context, Hono, MiddlewareHandler } from 'hono'
import { ApiError } from './api-error.ts'
import type { ApiEnv, Member, StaffSession } from './env.ts'
import { isAnswer, nameOf, type Rule, ruleOf, rulesAt } from './rules.ts'

/** Throws where a route of the API has no rule, so that nothing starts with one. */
export const assertRules = (app: Hono<ApiEnv>) => {
  const without = app.routes
    .filter((route) => isAnswer(route) && route.path.startsWith('/api') && !ruleOf(route))
    .map(nameOf)
  if (without.length === 0) return
  throw new Error(
    `Nobody may call ${without.join(', ')}. Did you forget to add it to packages/contract/src/openapi?`,
  )
}

/** Finds out who asks. */
export interface GuardDeps {
  findMember: (accessToken: string) => Promise<Member | undefined>
  /** Throws where nobody of the staff is signed in, or may not call the route. */
  admitStaff: (c: Context<ApiEnv>, rule: StaffRule) => Promise<StaffSession>
}

export type StaffRule = Extract<Rule, { access: 'staff' }>

/**
 * Deny by default: what has no rule in the contract is not found. A token must be a valid one wherever it is sent,
 * also where none is needed: else a guest whose token has expired would book as a stranger and not know it. On a route
 * of the front desk no token is read: a guest's session never opens one.
 */
export const guard =
  ({ findMember, admitStaff }: GuardDeps): MiddlewareHandler<ApiEnv> =>
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
    // whoever is signed in is so on our pages, not on a partner's; a machine has no session, but maybe a token of its own
    const mayBeMember = c.get('partnerOrigin') === undefined && !access.includes('machine')
    const token = mayBeMember ? bearerOf(c) : undefined
    const member = token === undefined ? undefined : await findMember(token)
    if (!member && (token !== undefined || access.includes('guest'))) throw unauthorized()
    if (member) c.set('member', member)
    await next()
    // what is about one guest is stored by nobody on the way
    if (access.includes('guest')) c.res.headers.set('Cache-Control', 'no-store')
  }

/** Who is signed in at the front desk, on a route of it. */
export const staffOf = (c: Context<ApiEnv>): StaffSession => {
  const staff = c.get('staff')
  if (!staff) throw new ApiError('unauthorized')
  return staff
}

/** The member on a route whose rule requires one. */
export const memberOf = (c: Context<ApiEnv>): Member => {
  const member = c.get('member')
  if (!member) throw unauthorized()
  return member
}

export const unauthorized = () => new ApiError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } })

/** The token that a request shows, whosesoever it is. */
export const bearerOf = (c: Context) => /^Bearer +(.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
