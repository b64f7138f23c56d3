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
  /** Mails to one address, whoever asks, while a link to reset a password holds. */
  mailed: number
  /** The confirmed address of an account. */
  confirmedAddress: (userId: string) => Promise<string | undefined>
}

/** A mail about a booking, which is counted once what it tells is stored and not before. */
export interface GuestMail {
  /** The address had as many mails as it may: its first booking alone is confirmed. */
  isOnlyFirst: boolean
  /** Counts the address; false where it is not to be mailed. Inside the transaction of the booking. */
  count: () => Promise<boolean>
}

export interface BookingMail {
  /** Nothing where the guest is mailed without a limit. */
  guestMail: GuestMail | undefined
  /** Counts the mail, if there was one. After the transaction, whose connection limiters do not use. */
  settle: () => Promise<void>
}

/** Whether a change or a cancellation is mailed; counts it. */
export const isMailed = async (guestMail: GuestMail | undefined): Promise<boolean> =>
  guestMail === undefined || (!guestMail.isOnlyFirst && (await guestMail.count()))

/** Part of what one address may get that each use may fill up to, so that receipts keep no link back. */
const sharesOfAddress: Record<MailUse, number> = { receipt: 0.4, link: 0.8, booking: 1 }

/** Mails that strangers may cause in an hour, for each address that they may have mailed. */
const mailsPerRecipient = 3

const hourSeconds = 60 * 60

/** Key of the limit of everybody. */
const everybody = 'all'

/** Bookings of nobody that one network may ask the link of, in an hour: each is a row of the outbox. */
const soughtOfNobody = 20

/** How often somebody may have mail sent to an address that need not be theirs. */
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

  /** No limit for mail to the caller's own confirmed address. */
  const isOwn = async (c: Context<ApiEnv>, email: string) => {
    const userId = c.get('member')?.userId
    const own = userId === undefined ? undefined : await deps.confirmedAddress(userId)
    return own !== undefined && keyOf(own) === keyOf(email)
  }

  /** The mails of a network and of everybody, filled from below like the addresses that are mailed. */
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

  /** Looks whether a mail is within the limits of its network and of everybody; counts nothing yet. */
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
    /** Answers 429 to who asks too often. */
    count: (c: Context<ApiEnv>, email: string) => countAttempt(requests, `${clientKey(c)} ${keyOf(email)}`),
    /** Counts a mail; false where the address had many, or its network or everybody wrote many: nobody is told. */
    mayMail: async (c: Context<ApiEnv>, email: string, use: MailUse): Promise<boolean> => {
      if (await isOwn(c, email)) return true
      const key = keyOf(email)
      if (!(await mails.take(key, sharesOfAddress[use]))) return false
      if (await isAdmitted(c, email, use)) return true
      await mails.giveBack(key)
      return false
    },
    /**
     * Others may have used up what may be sent to the address: its first booking does not suffer from it. What fails, or
     * was stored before, counts nothing.
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
    /** Whether a network may ask for the link of a booking once more that is nobody's. No address is counted. */
    maySeekNobodys: async (c: Context<ApiEnv>, email: string): Promise<boolean> => {
      // reads what a link that is mailed reads, so that time tells little of which it was
      await prepare(c, email, 'link')
      return sought.take((await networkHash(clientKey(c)))?.toString('base64url') ?? everybody, 1)
    },
    /** Whether it is the confirmed address of who is signed in. */
    isOwnAddress: isOwn,
  }
}

export type MailLimit = ReturnType<typeof createMailLimit>
