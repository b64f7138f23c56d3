import { limits } from '@calm-rest/contract/limits'
import { partnerId } from '@calm-rest/contract/schemas'
import type { Database } from '../core/database/database.ts'
import { ApiError } from '../core/http/api-error.ts'
import { createNoticeSettings } from './notices/settings.ts'
import { parseOrigin } from './origin.ts'
import type { PartnerRecord, PartnerRecords } from './records.ts'

export interface NewPartner {
  id: string
  name: string
  origins: readonly string[]
}

const parseId = (id: string) => {
  if (partnerId.safeParse(id).success) return id
  throw new ApiError('invalid_request', {
    why: `'${id}' is no id like alpin-tours: small letters and digits with hyphens between them, 2 to ${limits.partner.idChars}.`,
  })
}

const parseName = (given: string) => {
  const name = given.trim()
  const isRight = name !== '' && name.length <= limits.partner.nameChars && !/\p{Cc}/u.test(name)
  if (isRight) return name
  throw new ApiError('invalid_request', {
    why: `A partner's name is one line of 1 to ${limits.partner.nameChars} characters.`,
  })
}

const parseOrigins = (given: readonly string[]) => {
  const origins = [...new Set(given.map(parseOrigin))]
  const most = limits.partner.origins
  if (origins.length > 0 && origins.length <= most) return origins
  throw new ApiError('invalid_request', { why: `A partner has 1 to ${most} origins, not ${origins.length}.` })
}

/** Finds a partner. Refuses an unknown id. */
export const findPartner = async (records: PartnerRecords, id: string): Promise<PartnerRecord> => {
  const found = await records.find(id)
  if (found) return found
  const known = (await records.all()).map((one) => one.id)
  throw new ApiError('partner_not_found', {
    why: `There is no partner '${id}'. Partners: ${known.join(', ') || 'none'}.`,
  })
}

/** Finds a partner that has not ended. */
export const findActive = async (records: PartnerRecords, id: string): Promise<PartnerRecord> => {
  const found = await findPartner(records, id)
  if (found.status === 'active') return found
  throw new ApiError('invalid_request', { why: `'${id}' has ended. 'add' takes it in again.` })
}

const withDeadLinks = (partner: PartnerRecord): PartnerRecord => ({
  ...partner,
  linksVersion: partner.linksVersion + 1,
})

/** Changes partners, each change in one transaction. A running site applies it from its next request on. */
export const createPartnerChanges = (db: Database, records: PartnerRecords, now: () => Date) => {
  const settings = createNoticeSettings(db)
  const endNotices = (id: string) => settings.end(id, 'owner', now())
  const inOne = <A extends unknown[]>(work: (...args: A) => Promise<PartnerRecord>) => {
    return db.transaction(async (...args: A) => {
      const changed = await work(...args)
      await records.save(changed)
      return findPartner(records, changed.id)
    })
  }

  return {
    /** Adds a new partner, or one that had ended. */
    add: inOne(async ({ id, name, origins }: NewPartner) => {
      const known = await records.find(parseId(id))
      if (known?.status === 'active') {
        throw new ApiError('invalid_request', {
          why: `There is a partner '${id}' already. 'rotate' gives it other origins.`,
        })
      }
      const createdAt = known?.createdAt ?? now().toISOString()
      const linksVersion = known?.linksVersion ?? 1
      return {
        id,
        name: parseName(name),
        status: 'active',
        createdAt,
        linksVersion,
        origins: parseOrigins(origins),
      }
    }),
    /** Replaces all origins at once. */
    replaceOrigins: inOne(async (id: string, origins: readonly string[]) => ({
      ...(await findActive(records, id)),
      origins: parseOrigins(origins),
    })),
    /** Invalidates all links signed so far. */
    rotateLinks: inOne(async (id: string) => withDeadLinks(await findActive(records, id))),
    /** Ends a partner. Its bookings and statements stay. Its links stay invalid even if it is added again. */
    remove: inOne(async (id: string) => {
      const active = await findActive(records, id)
      await endNotices(id)
      return { ...withDeadLinks(active), status: 'ended', origins: [] }
    }),
  }
}
