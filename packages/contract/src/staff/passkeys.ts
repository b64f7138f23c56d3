import { z } from 'zod'
import { line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'

/** What `navigator.credentials` is given, as JSON of the WebAuthn specification (`…OptionsJSON`). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** What `navigator.credentials` answered, as JSON of the WebAuthn specification (`…ResponseJSON`). */
export const passkeyResponse = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
})

export const deviceName = line(staffLimits.text.deviceName)

/** A passkey of the member who is signed in. */
export const passkey = z.object({
  id: z.string(),
  deviceName: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** False of the last one: without any an owner could prove nothing, and whoever gets no codes by mail not sign in. */
  mayRemove: z.boolean(),
})

export const newPasskeyInput = z.object({ response: passkeyResponse, deviceName })

export type Passkey = z.infer<typeof passkey>
export type NewPasskeyInput = z.input<typeof newPasskeyInput>
