import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import type { MailLimit } from '../accounts/mail-limit.ts'
import type { Database } from '../database/database.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import { createOutbox, type NewMail } from '../outbox/outbox.ts'

interface AddressCodeDeps {
  db: Database
  mailLimit: MailLimit
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** Mails a code to an address. Paced like all mail that anybody can ask for; the answer never tells. */
export const addressCodeRoutes = ({ db, mailLimit, now, limit }: AddressCodeDeps) => {
  const outbox = createOutbox(db)
  const send = db.transaction((mail: NewMail) => outbox.add(mail))
  return new Hono<ApiEnv>().post('/address-code', limit, jsonBody(calls.sendAddressCode.body), async (c) => {
    const { email } = c.req.valid('json')
    await mailLimit.count(c, email)
    if (await mailLimit.mayMail(c, email, 'link')) {
      const createdAt = now().toISOString()
      await send({ kind: 'address-code', payload: { email }, lang: c.get('lang'), createdAt })
    }
    return c.json({ success: true }, 202)
  })
}
