import { z } from 'zod'
import { timeOfDay } from '../schemas/fields.ts'
import { pushKinds } from './push-kinds.ts'

/**
 * Hours without push messages, in the property's time zone; over midnight if `until` is earlier than `from`.
 */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, { path: ['until'], params: { code: 'invalid_time' } })

/** Which push messages a member gets on each phone, and when not. */
export const pushSettingsInput = z.object({
  kinds: z.enum(pushKinds).array(),
  /** Null: no quiet hours. Messages of quiet hours are sent when the hours end. */
  quiet: quietHours.nullable(),
})

export const pushSettings = pushSettingsInput.extend({
  /** `applicationServerKey` of `pushManager.subscribe`, in base64url: the VAPID key of this site. */
  publicKey: z.string(),
})

/**
 * Address at which a browser's push service accepts messages. Anyone who has it can send, so it stays secret.
 */
const endpoint = z.url().max(2000)

/** `pushManager.subscribe(…).toJSON()`: an uncompressed point on P-256, and 16 bytes (RFC 8291). */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
})

export const endPushInput = z.object({ endpoint })

/**
 * The decrypted message that a service worker gets. It appears on a locked screen: no name, no address, no
 * telephone number.
 */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** Path of the front desk's page that it opens. */
  path: z.string(),
  /** A later message with the same tag replaces the earlier one. */
  tag: z.string(),
})

export type PushSettingsInput = z.infer<typeof pushSettingsInput>
export type PushSettings = z.infer<typeof pushSettings>
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInput>
export type PushMessage = z.infer<typeof pushMessage>
