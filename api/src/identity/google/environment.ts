import { z } from 'zod'
import { isSafeIssuer, type OidcOptions } from './options.ts'

const text = z.string().min(1).optional()

/** The provider of 'Continue with Google'; all three or none. */
export const oidcVariables = {
  OIDC_ISSUER: z
    .url()
    .refine(isSafeIssuer, {
      error: 'An https address, or http on this machine, like https://accounts.google.com',
    })
    .optional(),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
}

type Variables = { [Name in keyof typeof oidcVariables]?: string | undefined }

const names = Object.keys(oidcVariables) as (keyof Variables)[]

export const isWholeOrNone = (variables: Variables) =>
  new Set(names.map((name) => variables[name] === undefined)).size === 1

export const oidcOptions = (
  { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Variables,
  publicUrl: string,
): OidcOptions | undefined =>
  OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
    ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, publicUrl }
    : undefined
