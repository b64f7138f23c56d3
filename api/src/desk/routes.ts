import type { DeskLink } from '@calm-rest/contract/api'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../core/http/api-error.ts'
import type { ApiEnv } from '../core/http/env.ts'
import { jsonBody } from '../core/http/validate.ts'
import type { DeskAction } from '../core/links/desk-action.ts'
import type { SignedLinks } from '../core/links/signed-links.ts'
import type { ActionContext, ActionHandler } from './actions/action-handler.ts'
import type { ActionHandlers } from './actions/index.ts'

interface DeskDeps {
  handlers: ActionHandlers
  links: SignedLinks
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** The signed links in the owner's mail: opening one changes nothing, only its button does. */
export const deskRoutes = ({ handlers, links, now, limit }: DeskDeps) => {
  const read = async (action: DeskAction, context: ActionContext): Promise<DeskLink> => {
    const link = await bindHandler(handlers, action).read(context)
    if (!link) throw new ApiError('link_invalid')
    return link
  }
  return new Hono<ApiEnv>()
    .post('/link', limit, jsonBody(calls.readDeskLink.body), async (c) => {
      const action = await links.readDesk(c.req.valid('json').token)
      return c.json(await read(action, { lang: c.get('lang'), now: now() }))
    })
    .post('/link/use', limit, jsonBody(calls.useDeskLink.body), async (c) => {
      const { token, reply } = c.req.valid('json')
      const action = await links.readDesk(token)
      const context = { lang: c.get('lang'), now: now() }
      await read(action, context)
      await bindHandler(handlers, action).perform({ ...context, reply })
      return c.json(await read(action, context))
    })
}

/** Returns the handler of an action's resource, bound to the action. */
const bindHandler = (handlers: ActionHandlers, action: DeskAction) => {
  switch (action.about) {
    case 'booking':
      return bind(handlers.booking, action)
    case 'review':
      return bind(handlers.review, action)
    case 'message':
      return bind(handlers.message, action)
  }
}

const bind = <Action>(handler: ActionHandler<Action>, action: Action) => ({
  read: (context: ActionContext) => handler.read(action, context),
  perform: (context: Parameters<ActionHandler<Action>['perform']>[1]) => handler.perform(action, context),
})
