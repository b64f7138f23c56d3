import { expect } from 'vitest'
import type { MailKind } from '../core/outbox/outbox.ts'
import type { ApiOptions } from '../index.ts'
import { mailTo } from './mail-options.ts'
import { type ReceivedMail, startMailServer } from './mail-server.ts'
import { openTestApi } from './test-api.ts'

/** The whole API with a real mail server, and the received mails by kind. */
export const openMailedApi = async (options: Partial<ApiOptions> = {}) => {
  const server = await startMailServer()
  const api = await openTestApi({ mail: mailTo(server), ...options })
  const idsOf = api.db.prepare<[MailKind], string>('SELECT message_id FROM outbox WHERE kind = ?').pluck()

  /** Returns all mails of a kind, once there are `count`. */
  const mailsOf = async (kind: MailKind, count = 1): Promise<ReceivedMail[]> => {
    const found = async () => {
      const ids = new Set(await idsOf.all(kind))
      return server.received.filter(({ messageId }) => ids.has(messageId ?? ''))
    }
    await expect.poll(async () => (await found()).length, { message: kind }).toBeGreaterThanOrEqual(count)
    return found()
  }
  const mailOf = async (kind: MailKind): Promise<ReceivedMail> => {
    const [first] = await mailsOf(kind)
    if (!first) throw new Error(`No mail of kind ${kind}`)
    return first
  }
  const quiet = async () => {
    const waiting = api.db.prepare(
      'SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL',
    )
    await expect.poll(() => waiting.pluck().get()).toBe(0)
  }
  return { ...api, server, mailOf, mailsOf, quiet }
}

export type MailedApi = Awaited<ReturnType<typeof openMailedApi>>

/** Returns the tokens of the links in a mail, in order. */
export const tokensIn = ({ text = '' }: ReceivedMail): string[] =>
  [...text.matchAll(/https:\/\/\S+#(\S+)/g)].map(([, token = '']) => token)
