import { z } from 'zod'
import { defaultMessageCaps, type MessageCaps } from './message-caps.ts'

const messages = (usual: number) => z.coerce.number().int().min(1).max(100_000).default(usual)

/** Maximum number of messages stored within 24 hours. */
export const messageCapVariables = {
  MESSAGES_PER_NETWORK: messages(defaultMessageCaps.network),
  MESSAGES_PER_DAY: messages(defaultMessageCaps.day),
}

export const messageCaps = (environment: Record<keyof typeof messageCapVariables, number>): MessageCaps => ({
  network: environment.MESSAGES_PER_NETWORK,
  day: environment.MESSAGES_PER_DAY,
})
