import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import type { MailLimit } from '../../core/mail-limits/mail-limit.ts'
import { createShareLimit } from '../../core/mail-limits/share-limit.ts'
import { type NewMail, outboxOf } from '../../core/outbox/outbox.ts'
import { keyOf } from '../../core/user-row.ts'

interface AddressCodeDeps {
  db: Database
  mailLimit: MailLimit
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/**
 * Maximum number of mails in ten minutes: the first, and one repetition. Every mail of that time brings the same code,
 * or one that is valid as long.
 */
const mailsOfCode = 2

const done = { success: true }

/**
 * Mails a code to an address, with the limits of all mail that strangers can cause. The answer never reveals whether it
 * was mailed.
 */
export const addressCodeRoutes = ({ db, mailLimit, now, limit }: AddressCodeDeps) => {
  const outbox = outboxOf(db)
  const again = createShareLimit(db, {
    name: 'mailed address codes',
    points: mailsOfCode,
    durationSeconds: 10 * 60,
  })
  const send = db.transaction((mail: NewMail) => outbox.add(mail))
  return new Hono<ApiEnv>().post('/address-code', limit, jsonBody(calls.sendAddressCode.body), async (c) => {
    const { email } = c.req.valid('json')
    await mailLimit.count(c, email)
    const key = keyOf(email)
    // checked first and counted once it is mailed, so that a refused caller uses up nobody's codes
    if (!(await again.hasRoom(key, 1)) || !(await mailLimit.mayMail(c, email, 'link')))
      return c.json(done, 202)
    if (await again.take(key, 1)) {
      const createdAt = now().toISOString()
      await send({ kind: 'address-code', payload: { email }, lang: c.get('lang'), createdAt })
    }
    return c.json(done, 202)
  })
}
