import { z } from 'zod'
import { line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'

/** Options of `navigator.credentials`, as JSON of the WebAuthn specification (`…OptionsJSON`). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** Response of `navigator.credentials`, as JSON of the WebAuthn specification (`…ResponseJSON`). */
export const passkeyResponse = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
  clientExtensionResults: z.looseObject({}),
})

export const deviceName = line(staffLimits.text.deviceName)

/** A passkey of the signed-in member. */
export const passkey = z.object({
  id: z.string(),
  deviceName: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /**
   * False for the last passkey: an owner without one could prove nothing, and a member without mailed codes
   * could not sign in.
   */
  mayRemove: z.boolean(),
})

export const newPasskeyInput = z.object({ response: passkeyResponse, deviceName })

export type Passkey = z.infer<typeof passkey>
export type NewPasskeyInput = z.input<typeof newPasskeyInput>
