import { z } from 'zod'
import { timeOfDay } from '../schemas/fields.ts'
import { pushKinds } from './push-kinds.ts'

/** When a member is told nothing, at the guesthouse's local time, over midnight where `until` is the earlier one. */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, { path: ['until'], params: { code: 'invalid_time' } })

/** What a member is told of on each of their phones, and when not. */
export const pushSettingsInput = z.object({
  kinds: z.enum(pushKinds).array(),
  /** null: told at any time. What comes in quiet hours is told when they end. */
  quiet: quietHours.nullable(),
})

export const pushSettings = pushSettingsInput.extend({
  /** `applicationServerKey` of `pushManager.subscribe`, in base64url: the VAPID key of this site. */
  publicKey: z.string(),
})

/** What a browser's push service takes messages under. Whoever knows it can send, so it is told to nobody. */
const endpoint = z.url().max(2000)

/** `pushManager.subscribe(…).toJSON()`: an uncompressed point on P-256, and 16 bytes (RFC 8291). */
export const pushSubscriptionInput = z.object({
  endpoint,
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) }),
})

export const endPushInput = z.object({ endpoint })

/** What a service worker gets, decrypted. It shows on a locked screen: no name, no address, no telephone number. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** Page of the desk that it opens. */
  path: z.string(),
  /** A later one with the same tag takes the place of the one before. */
  tag: z.string(),
})

export type PushSettingsInput = z.infer<typeof pushSettingsInput>
export type PushSettings = z.infer<typeof pushSettings>
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInput>
export type PushMessage = z.infer<typeof pushMessage>
