import { bookingInput } from '@calm-rest/contract/schemas'
import type { Lang } from '@calm-rest/contract/widget'
import { type Reach, writeSecret } from '@calm-rest/server'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { parseOutboundUrl } from '../../core/outbound/outbound-url.ts'
import { findActive, findPartner } from '../changes.ts'
import type { PartnerRecords } from '../records.ts'
import { createWebhookSecrets } from '../webhooks/secrets.ts'
import { createNoticeSettings, type NoticeSettings } from './settings.ts'

/** Destination of notices. */
export type NoticeTarget = { way: 'mail'; address: string; lang: Lang } | { way: 'webhook'; address: string }

/** Notice settings of a partner, without the secret. */
export type NoticeState = Pick<NoticeSettings, 'way' | 'address' | 'lang' | 'since' | 'endedAt' | 'endedBy'>

const parseAddress = (given: string) => {
  const parsed = bookingInput.shape.email.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ApiError('invalid_request', { why: `'${given}' is no address like office@example.com.` })
}

const toState = ({ secretKeyId: _, secretVersion: __, ...state }: NoticeSettings): NoticeState => state

interface NotifyDeps {
  db: Database
  records: PartnerRecords
  now: () => Date
  reach: Reach
}

/** Changes how partners are notified of their bookings, for the owner. */
export const createNotify = ({ db, records, now, reach }: NotifyDeps) => {
  const settings = createNoticeSettings(db)
  const secrets = createWebhookSecrets(db, now)

  const freshSecret = async (id: string, before: NoticeSettings | undefined) => {
    const terms = {
      secretKeyId: await secrets.currentKeyId(),
      secretVersion: (before?.secretVersion ?? 0) + 1,
    }
    return { terms, secret: writeSecret(await secrets.derive({ partner: id, ...terms })) }
  }
  const found = async (id: string) => {
    const set = await settings.find(id)
    if (!set) throw new Error(`${id} has no notices after they were set`)
    return toState(set)
  }

  const notify = db.transaction(async (id: string, target: NoticeTarget) => {
    await findActive(records, id)
    const before = await settings.find(id)
    const since = now().toISOString()
    const { secretKeyId = null, secretVersion = 0 } = before ?? {}
    if (target.way === 'mail') {
      const { way, lang } = target
      const address = parseAddress(target.address)
      await settings.save(id, { way, address, lang, secretKeyId, secretVersion, since })
      return { notices: await found(id), secret: undefined }
    }
    const address = parseOutboundUrl(target.address, reach)
    const { terms, secret } = await freshSecret(id, before)
    await settings.save(id, { way: 'webhook', address, lang: before?.lang ?? 'en', ...terms, since })
    return { notices: await found(id), secret }
  })
  const rotateSecret = db.transaction(async (id: string) => {
    await findActive(records, id)
    const before = await settings.find(id)
    if (before?.way !== 'webhook' || before.endedAt !== null)
      throw new ApiError('invalid_request', {
        why: `'${id}' has no webhook. 'notify ${id} --webhook URL' gives it one.`,
      })
    const { terms, secret } = await freshSecret(id, before)
    await settings.save(id, { ...before, ...terms })
    return { notices: await found(id), secret }
  })
  const off = db.transaction(async (id: string) => {
    await findPartner(records, id)
    const before = await settings.find(id)
    if (!before || before.endedAt !== null)
      throw new ApiError('invalid_request', { why: `'${id}' gets no notices.` })
    await settings.end(id, 'owner', now())
    return found(id)
  })

  return {
    /**
     * Sends notices there from now on, including waiting ones. Returns the secret of a webhook, which is shown only
     * here.
     */
    notify: (id: string, target: NoticeTarget) => notify(id, target),
    /** Creates a new secret. Nothing is signed with the former one from now on. */
    rotateSecret: (id: string) => rotateSecret(id),
    off: (id: string) => off(id),
    state: async (id: string): Promise<NoticeState | undefined> => {
      const set = await settings.find(id)
      return set && toState(set)
    },
  }
}
