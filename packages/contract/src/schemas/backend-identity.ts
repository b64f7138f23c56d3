import { z } from 'zod'
import { identityScopes } from '../backends/identity.ts'
import { backendName, remoteName } from '../releases/names.ts'

const scopes = z
  .enum(identityScopes)
  .array()
  .max(identityScopes.length)
  .meta({ description: 'What the backend is told beside an id of its own.' })

/** A backend of a remote. */
export const backendOfRemote = z.object({ remote: remoteName.max(60), backend: backendName })

export const backendTokenInput = backendOfRemote.meta({ id: 'BackendTokenInput' })

export const backendTokenSchema = z
  .object({
    token: z.string().meta({
      description: 'JWT (EdDSA) for this backend alone; /.well-known/jwks.json has the keys that verify it.',
    }),
    expiresAt: z.string().meta({ description: 'ISO 8601, UTC: 5 minutes ahead.' }),
  })
  .meta({ id: 'BackendToken' })

export const backendRequestSchema = backendOfRemote
  .extend({
    service: z.string().meta({ description: 'What guests call it, in the language of the request.' }),
    scopes,
    agreed: z.boolean(),
  })
  .meta({ id: 'BackendRequest' })

export const backendConsentInput = backendOfRemote
  .extend({ scopes })
  .meta({ id: 'BackendConsentInput', description: 'What the guest was shown, and agreed to.' })

export const backendConsentSchema = z
  .object({
    remote: remoteName,
    service: z.string().meta({ description: 'As guests call it; the name of the remote, once it has none.' }),
    scopes,
    agreedAt: z.string().meta({ description: 'ISO 8601, UTC.' }),
  })
  .meta({ id: 'BackendConsent' })

/** A JSON Web Key Set (RFC 7517) of public Ed25519 keys. */
export const identityKeysSchema = z
  .object({
    keys: z
      .object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
      })
      .array(),
  })
  .meta({ id: 'IdentityKeys' })

export type BackendTokenInput = z.input<typeof backendTokenInput>
export type BackendToken = z.infer<typeof backendTokenSchema>
export type BackendIdentityRequest = z.infer<typeof backendRequestSchema>
export type BackendConsentInput = z.input<typeof backendConsentInput>
export type BackendConsent = z.infer<typeof backendConsentSchema>
export type IdentityKeys = z.infer<typeof identityKeysSchema>
