import { ECDH } from 'node:crypto'
import type { Right } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Reach, reachOf } from '@calm-rest/server'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import type { Limit } from '../../core/http/rate-limit.ts'
import { jsonBody } from '../../core/http/validate.ts'
import { parseOutboundUrl } from '../../core/outbound/outbound-url.ts'
import { createPushSettings } from '../../core/outbox/phones/settings.ts'
import { createPushSubscriptions } from '../../core/outbox/phones/subscriptions.ts'
import { createTellPhones } from '../../core/outbox/phones/tell-phones.ts'
import { createPushKeys } from '../../core/secrets/push-keys.ts'

/** Returns whether base64url is a point on P-256: encryption requires one. */
const isPushKey = (base64url: string): boolean => {
  try {
    return ECDH.convertKey(base64url, 'prime256v1', 'base64url', 'hex').length > 0
  } catch {
    return false
  }
}

interface PushDeps {
  db: Database
  publicUrl: string | undefined
  now: () => Date
  limit: Limit
}

/**
 * The server posts to it, so it must not be one of its own machines.
 *
 * @throws ApiError 'push_refused'
 */
const parseEndpoint = (given: string, reach: Reach): string => {
  try {
    return parseOutboundUrl(given, reach)
  } catch (cause) {
    if (cause instanceof ApiError) throw new ApiError('push_refused')
    throw cause
  }
}

/** Push subscriptions and settings of a member. */
export const pushRoutes = ({ db, publicUrl, now, limit }: PushDeps) => {
  const keys = createPushKeys(db, now)
  const settings = createPushSettings(db)
  const phones = createPushSubscriptions(db)
  const tellTest = db.transaction(createTellPhones(db).test)
  const reach = reachOf(publicUrl)
  const { setPush, subscribePush, endPush } = staffCalls

  const answerFor = async (memberId: string, held: readonly Right[]) => ({
    ...(await settings.find(memberId, held)),
    publicKey: (await keys()).publicKey,
  })
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const { memberId, rights } = staffOf(c)
      return c.json(await answerFor(memberId, rights))
    })
    .post('/', jsonBody(setPush.body), async (c) => {
      const { memberId, rights } = staffOf(c)
      await settings.save(memberId, c.req.valid('json'))
      return c.json(await answerFor(memberId, rights))
    })
    .post('/phone', limit('staff'), jsonBody(subscribePush.body), async (c) => {
      const { id: sessionId, memberId } = staffOf(c)
      const { endpoint: given, keys: ofPhone } = c.req.valid('json')
      const endpoint = parseEndpoint(given, reach)
      if (!isPushKey(ofPhone.p256dh)) throw new ApiError('push_refused')
      await phones.add({ endpoint, keys: ofPhone, memberId, sessionId, lang: c.get('lang'), at: now() })
      return c.json({ success: true }, 201)
    })
    .post('/phone/end', jsonBody(endPush.body), async (c) => {
      await phones.endOwn(c.req.valid('json').endpoint, staffOf(c).memberId)
      return c.json({ success: true })
    })
    .post('/test', limit('staff'), async (c) => {
      const phone = await phones.idOfSession(staffOf(c).id)
      if (phone === undefined || !(await tellTest(phone, now()))) throw new ApiError('push_off')
      return c.json({ success: true }, 202)
    })
}
