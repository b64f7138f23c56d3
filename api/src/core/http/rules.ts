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

/** By the pattern of its route: the contract's, and nothing beside it. */
const rules = new Map<string, Rule>(
  [calls, pages, staffCalls]
    .flatMap((one) => Object.values<Rule>(one))
    .map((rule) => [nameOf({ method: rule.method, path: rule.path.replace(/\{(\w+)\}/g, ':$1') }), rule]),
)

export const ruleOf = (route: Route): Rule | undefined => rules.get(nameOf(route))

/** Whether a route answers requests, and is no middleware. */
export const isAnswer = ({ method }: Route) => method !== 'ALL'

/** Rules of all routes that would answer; undefined for a route without one. */
export const rulesAt = (c: Context) => matchedRoutes(c).filter(isAnswer).map(ruleOf)
