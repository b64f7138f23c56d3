import { limits } from '@calm-rest/contract/limits'
import type { ClientKey } from '@calm-rest/server'
import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import type { NetworkHash } from '../http/client-network.ts'
import type { ApiEnv } from '../http/env.ts'
import { countAttempt } from '../http/rate-limit.ts'
import { keyOf } from '../user-row.ts'
import {
  type MailCaps,
  type MailRecipients,
  type MailUse,
  reservedOfNetwork,
  shares,
} from './mail-recipients.ts'
import { createShareLimit } from './share-limit.ts'

interface MailLimitDeps {
  db: Pick<Database, 'limiter'>
  clientKey: ClientKey
  networkHash: NetworkHash
  recipients: MailRecipients
  caps: MailCaps
  now: () => Date
  /** Requests for one address from one client, in 15 minutes. */
  asked: number
  /** Mails to one address, for all callers together, while a link to reset a password is valid. */
  mailed: number
  /** Returns the confirmed address of an account. */
  confirmedAddress: (userId: string) => Promise<string | undefined>
}

/** A mail about a booking. It is counted once the booking is stored and not before. */
export interface GuestMail {
  /** The limit of the address is reached: only its first booking is confirmed by mail. */
  isOnlyFirst: boolean
  /** Counts the address. Returns false if it must not be mailed. Call it inside the transaction of the booking. */
  count: () => Promise<boolean>
}

export interface BookingMail {
  /** Undefined if the guest is mailed without a limit. */
  guestMail: GuestMail | undefined
  /** Counts the mail, if there was one. Call it after the transaction, because limiters do not use its connection. */
  settle: () => Promise<void>
}

/** Counts a change or cancellation. Returns whether it is mailed. */
export const isMailed = async (guestMail: GuestMail | undefined): Promise<boolean> =>
  guestMail === undefined || (!guestMail.isOnlyFirst && (await guestMail.count()))

/** Share of an address's limit that each use may fill, so that receipts do not block links. */
const sharesOfAddress: Record<MailUse, number> = { receipt: 0.4, link: 0.8, booking: 1 }

/** Mails per hour that strangers may cause to each address that they may have mailed. */
const mailsPerRecipient = 3

const hourSeconds = 60 * 60

/** Key of the limit for all networks together. */
const everybody = 'all'

/**
 * How often one network may request the link of an unknown booking in an hour: each request adds a row to the outbox.
 */
const soughtOfNobody = 20

/** Limits how often a caller may have mail sent to an address that may not be theirs. */
export const createMailLimit = ({
  db,
  clientKey,
  networkHash,
  recipients,
  caps,
  now,
  ...deps
}: MailLimitDeps) => {
  const requests = db.limiter({ name: 'asked links', points: deps.asked, durationSeconds: 15 * 60 })
  const mails = createShareLimit(db, {
    name: 'mailed links',
    points: deps.mailed,
    durationSeconds: limits.links.resetMinutes * 60,
  })
  const ofNetwork = createShareLimit(db, {
    name: 'mails of network',
    points: caps.network * mailsPerRecipient,
    durationSeconds: hourSeconds,
  })
  const ofAll = createShareLimit(db, {
    name: 'mails of all',
    points: caps.hour * mailsPerRecipient,
    durationSeconds: hourSeconds,
  })
  const sought = createShareLimit(db, {
    name: 'sought of nobody',
    points: soughtOfNobody,
    durationSeconds: hourSeconds,
  })

  /** Mail to the caller's own confirmed address has no limit. */
  const isOwn = async (c: Context<ApiEnv>, email: string) => {
    const userId = c.get('accountHolder')?.userId
    const own = userId === undefined ? undefined : await deps.confirmedAddress(userId)
    return own !== undefined && keyOf(own) === keyOf(email)
  }

  /** Mails caused by a network and by all, with shares per use like the limit of an address. */
  const mailsFrom = (network: Buffer | null) => {
    const key = network?.toString('base64url')
    return {
      hasRoom: async (use: MailUse) => {
        if (key !== undefined && !(await ofNetwork.hasRoom(key, shares[use]))) return false
        if (await ofAll.hasRoom(everybody, shares[use])) return true
        return key !== undefined && use !== 'receipt' && (await ofNetwork.used(key)) < reservedOfNetwork
      },
      add: async () => {
        if (key !== undefined) await ofNetwork.add(key)
        await ofAll.add(everybody)
      },
    }
  }

  /** Checks a mail against the limits of its network and of all networks, without counting it. */
  const prepare = async (c: Context<ApiEnv>, email: string, use: MailUse) => {
    const network = await networkHash(clientKey(c))
    const prepared = await recipients.prepare({ email, network, use, at: now() })
    const sent = mailsFrom(network)
    const isAdmitted = prepared.isKnown || (await sent.hasRoom(use))
    return {
      countRecipient: async () => isAdmitted && (await prepared.count()),
      countMail: async () => {
        if (!prepared.isKnown) await sent.add()
      },
    }
  }

  const isAdmitted = async (c: Context<ApiEnv>, email: string, use: MailUse) => {
    const { countRecipient, countMail } = await prepare(c, email, use)
    if (!(await countRecipient())) return false
    await countMail()
    return true
  }

  return {
    /** Answers 429 if the caller requests too often. */
    count: (c: Context<ApiEnv>, email: string) => countAttempt(requests, `${clientKey(c)} ${keyOf(email)}`),
    /**
     * Counts a mail. Returns false if the address, its network or all networks reached their limit; callers do not
     * report it.
     */
    mayMail: async (c: Context<ApiEnv>, email: string, use: MailUse): Promise<boolean> => {
      if (await isOwn(c, email)) return true
      const key = keyOf(email)
      if (!(await mails.take(key, sharesOfAddress[use]))) return false
      if (await isAdmitted(c, email, use)) return true
      await mails.giveBack(key)
      return false
    },
    /**
     * Others may have used up the limit of the address, so its first booking is mailed anyway. A booking that fails or
     * is repeated counts nothing.
     */
    bookingMail: async (c: Context<ApiEnv>, email: string): Promise<BookingMail> => {
      if (await isOwn(c, email)) return { guestMail: undefined, settle: async () => {} }
      const key = keyOf(email)
      const isOnlyFirst = !(await mails.hasRoom(key, sharesOfAddress.booking))
      const { countRecipient, countMail } = await prepare(c, email, 'booking')
      let isCounted = false
      const count = async () => {
        isCounted = await countRecipient()
        return isCounted
      }
      const settle = async () => {
        if (!isCounted) return
        await mails.add(key)
        await countMail()
      }
      return { guestMail: { isOnlyFirst, count }, settle }
    },
    /** Returns whether a network may request the link of an unknown booking again. No address is counted. */
    maySeekNobodys: async (c: Context<ApiEnv>, email: string): Promise<boolean> => {
      // reads the same as for a link that is mailed, so that timing does not reveal which it was
      await prepare(c, email, 'link')
      return sought.take((await networkHash(clientKey(c)))?.toString('base64url') ?? everybody, 1)
    },
    /** Returns whether the address is the confirmed one of the signed-in guest. */
    isOwnAddress: isOwn,
  }
}

export type MailLimit = ReturnType<typeof createMailLimit>
