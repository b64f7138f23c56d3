import { staffLimits } from '@calm-rest/contract/staff'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Database } from '../../../core/database/database.ts'
import { isUnavailable } from '../../../core/database/failures.ts'
import { ApiError } from '../../../core/http/api-error.ts'
import { propertyOf } from '../../../property/index.ts'
import { createChallenges, type Purpose } from './challenges.ts'
import { createPasskeyQueries, type StoredPasskey } from './queries.ts'
import type { RelyingParty } from './relying-party.ts'

interface Person {
  id: string
  name: string
}

const timeout = staffLimits.challengeMinutes * 60_000

/** Loaded when a member first signs in: it takes 130 ms and 26 MB that a site's start and its guests do not need. */
const webAuthn = () => import('@simplewebauthn/server')

/** Signature algorithms of devices by their COSE numbers: Ed25519, ES256 and RS256. Node calls others experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Turns any fault in an authenticator's answer into one error, but not a database that does not answer. */
const orRefused = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof ApiError || isUnavailable(cause)) throw cause
    throw new ApiError('passkey_refused')
  }
}

/**
 * Passkeys by WebAuthn. The device asks its owner for a finger, a face or a PIN each time (user verification), and
 * signs the challenge for this site's host only. A signature counter that does not increase is refused: a copy was
 * used.
 */
export const createPasskeys = (db: Database, now: () => Date) => {
  const challenges = createChallenges(db, now)
  const queries = createPasskeyQueries(db)
  const { facts } = propertyOf(db)

  /** Verifies the answer to a challenge of this purpose; only the necessary parts are read. */
  const expected = (party: RelyingParty, purpose: Purpose) => ({
    expectedChallenge: (challenge: string) => challenges.take(challenge, purpose),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  })

  return {
    ...queries,
    /** For `navigator.credentials.create`. */
    registrationOptions: async (party: RelyingParty, purpose: Purpose, { id, name }: Person) => {
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: (await facts.current()).name,
        rpID: party.id,
        userID: new TextEncoder().encode(id),
        userName: name,
        userDisplayName: name,
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: (await queries.ofMember(id)).map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await challenges.store(options.challenge, purpose)
      return options
    },
    /**
     * Returns the new passkey without storing it.
     *
     * @throws ApiError 'passkey_refused'
     */
    verifyRegistration: (
      party: RelyingParty,
      purpose: Purpose,
      { memberId, response, deviceName }: { memberId: string; response: unknown; deviceName: string },
    ): Promise<StoredPasskey> =>
      orRefused(async () => {
        const given = response as RegistrationResponseJSON
        const { verifyRegistrationResponse } = await webAuthn()
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: given,
          supportedAlgorithmIDs,
          ...expected(party, purpose),
        })
        if (!verified) throw new ApiError('passkey_refused')
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        const createdAt = now().toISOString()
        const lastUsedAt = null
        return {
          id,
          memberId,
          publicKey: Buffer.from(publicKey),
          counter,
          deviceName,
          createdAt,
          lastUsedAt,
          transports: JSON.stringify(transports),
        }
      }),
    /** For `navigator.credentials.get`: with any passkey of this site, or with those of a member. */
    authenticationOptions: async (party: RelyingParty, purpose: Purpose, memberId?: string) => {
      const allowed = memberId === undefined ? [] : await queries.ofMember(memberId)
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({
        rpID: party.id,
        timeout,
        userVerification: 'required',
        allowCredentials: allowed.map(descriptorOf),
      })
      await challenges.store(options.challenge, purpose)
      return options
    },
    /**
     * Returns the member whose passkey has signed, and records its use.
     *
     * @throws ApiError 'passkey_refused'
     */
    authenticate: (party: RelyingParty, purpose: Purpose, response: unknown): Promise<string> =>
      orRefused(async () => {
        const given = response as AuthenticationResponseJSON
        const stored = await queries.byId(given.id)
        if (!stored) throw new ApiError('passkey_refused')
        const { verifyAuthenticationResponse } = await webAuthn()
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: given,
          ...expected(party, purpose),
          credential: {
            ...descriptorOf(stored),
            publicKey: new Uint8Array(stored.publicKey),
            counter: stored.counter,
          },
        })
        if (!verified) throw new ApiError('passkey_refused')
        await queries.used(stored.id, authenticationInfo.newCounter, now())
        return stored.memberId
      }),
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

const descriptorOf = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: JSON.parse(transports) as AuthenticatorTransport[],
})
