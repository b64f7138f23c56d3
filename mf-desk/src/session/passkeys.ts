import type { Failure, Result } from '@calm-rest/contract/api'
import type { AcceptInviteInput, Passkey, StaffSession } from '@calm-rest/contract/staff'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { StaffCall } from '../api/staff-api.ts'

/**
 * not_used: the person closed the browser's window, or this device has no passkey; or it has one already when
 * it should make one.
 */
export type PasskeyOutcome<Value> = Result<Value> | 'not_used'

type Response = NonNullable<AcceptInviteInput['response']>

/** The device's response; undefined if the person, or the device, refused. */
const orNothing = (asked: Promise<unknown>): Promise<Response | undefined> =>
  asked.then(
    (response) => response as Response,
    () => undefined,
  )
const request = (options: unknown) =>
  orNothing(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }))
const create = (options: unknown) =>
  orNothing(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))

export const signInByPasskey = async (call: StaffCall): Promise<PasskeyOutcome<StaffSession>> => {
  const options = await call('signInOptions', {})
  if (!options.ok) return options
  const response = await request(options.value)
  return response ? call('signIn', { body: { response } }) : 'not_used'
}

/** Uses the passkey again for an act that needs it. The API refuses a member without one. */
export const prove = async (call: StaffCall): Promise<boolean | Failure> => {
  const options = await call('proofOptions', {})
  if (!options.ok) return options.failure
  const response = await request(options.value)
  if (!response) return false
  const proved = await call('prove', { body: { response } })
  return proved.ok || proved.failure
}

/** Makes a passkey on this device, and begins with it. */
export const acceptByPasskey = async (
  call: StaffCall,
  token: string,
  deviceName: string,
): Promise<PasskeyOutcome<StaffSession>> => {
  const options = await call('inviteOptions', { body: { token } })
  if (!options.ok) return options
  const response = await create(options.value)
  return response ? call('acceptInvite', { body: { token, response, deviceName } }) : 'not_used'
}

/** Makes one more passkey, on this device or on another that the browser offers. */
export const addPasskey = async (call: StaffCall, deviceName: string): Promise<PasskeyOutcome<Passkey>> => {
  const options = await call('passkeyOptions', {})
  if (!options.ok) return options
  const response = await create(options.value)
  return response ? call('addPasskey', { body: { response, deviceName } }) : 'not_used'
}
