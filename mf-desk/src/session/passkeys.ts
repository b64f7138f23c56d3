import type { Result } from '@calm-rest/contract/api'
import type { AcceptInviteInput, StaffSession } from '@calm-rest/contract/staff'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { StaffCall } from '../api/staff-api.ts'

/** Nobody used a passkey: the person closed the browser's window, or this device has none. */
export type PasskeyOutcome = Result<StaffSession> | 'not_used'

type Response = NonNullable<AcceptInviteInput['response']>

const request = async (options: unknown): Promise<Response | undefined> => {
  try {
    const response = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    })
    return response as unknown as Response
  } catch {
    return undefined
  }
}

const create = async (options: unknown): Promise<Response | undefined> => {
  try {
    const response = await startRegistration({
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    })
    return response as unknown as Response
  } catch {
    return undefined
  }
}

export const signInByPasskey = async (call: StaffCall): Promise<PasskeyOutcome> => {
  const options = await call('signInOptions', {})
  if (!options.ok) return options
  const response = await request(options.value)
  return response ? call('signIn', { body: { response } }) : 'not_used'
}

/** Uses the passkey once more, where money or the staff are decided. */
export const prove = async (call: StaffCall): Promise<boolean> => {
  const options = await call('proofOptions', {})
  const response = options.ok ? await request(options.value) : undefined
  return response !== undefined && (await call('prove', { body: { response } })).ok
}

/** Makes a passkey on this device, and begins with it. */
export const acceptByPasskey = async (
  call: StaffCall,
  token: string,
  deviceName: string,
): Promise<PasskeyOutcome> => {
  const options = await call('inviteOptions', { body: { token } })
  if (!options.ok) return options
  const response = await create(options.value)
  return response ? call('acceptInvite', { body: { token, response, deviceName } }) : 'not_used'
}
