import { type Access, type Call, calls, pages } from '@calm-rest/contract/openapi'
import type { Right } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

interface Route {
  method: string
  path: string
}

/** Rule of the contract for one call or page. */
export type Rule = Pick<Call, 'method' | 'path' | 'origins'> &
  ({ access: Access } | { access: 'staff'; right: Right; needsProof?: true })

export const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`

/** Rules by the pattern of their route, from the contract alone. */
const rules = new Map<string, Rule>(
  [calls, pages, staffCalls]
    .flatMap((one) => Object.values<Rule>(one))
    .map((rule) => [nameOf({ method: rule.method, path: rule.path.replace(/\{(\w+)\}/g, ':$1') }), rule]),
)

export const ruleOf = (route: Route): Rule | undefined => rules.get(nameOf(route))

/** Returns whether a route answers requests, unlike middleware. */
export const isAnswer = ({ method }: Route) => method !== 'ALL'

/** Returns the rules of all routes that would answer; undefined for a route without one. */
export const rulesAt = (c: Context) => matchedRoutes(c).filter(isAnswer).map(ruleOf)
