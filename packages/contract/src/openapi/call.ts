import type { z } from 'zod'
import type { ErrorCode } from '../errors/codes.ts'

/**
 * Permitted callers. anyone · guest: signed in, and only for their own data · link: with a link from a mail ·
 * machine: a program on the machine itself, and nobody through a proxy; or one with the token that the operator set.
 * A route of the API without a rule here does not answer.
 */
export type Access = 'anyone' | 'guest' | 'link' | 'machine'

/**
 * Pages of which other origins a browser lets call it, never with a cookie or a token: every · partners: those that
 * an active partner has registered. Without it, only our own.
 */
export type Origins = 'every' | 'partners'

/** How a call becomes a function of `Api`. Its arguments: those of the path, of the query, the body, and the options. */
export interface ClientCall {
  /** Group and name in `Api`; those of the group `session` are in `SessionApi`. */
  name: `${string}.${string}`
  /** What the comment of the function says beside the summary. */
  note?: string
  /** Parameters of the query that are arguments of their own. */
  args?: readonly string[]
  /** Parameters of the query among the options of the function. */
  options?: readonly string[]
  /** Those of them that a caller must give, although the API has a default. */
  required?: readonly string[]
  /** Name of the one argument that holds the whole query, without the language. */
  query?: string
  /** Sends the token of the guest who is signed in, as every call with the access `guest` does. */
  withToken?: true
  /** Asks with a trailing slash, as the specification writes this path. */
  slash?: true
  /**
   * Goes on where the page is left meanwhile: a refresh token that was used, whose successor never arrived, would look
   * stolen.
   */
  keepalive?: true
}

/** One call of the REST contract: what the server checks, what the document shows, what browsers call. */
export interface Call {
  method: 'get' | 'post' | 'patch'
  path: string
  /** Without it no page calls it. */
  client?: ClientCall
  access: Access
  origins?: Origins
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  headers?: readonly ('Idempotency-Key' | 'If-None-Match')[]
  success: { status: 200 | 201 | 202; schema: z.ZodType; description: string }
  errors: readonly ErrorCode[]
}

/** Every body can be broken in these ways. */
export const inputErrors = [
  'invalid_json',
  'invalid_request',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
] as const satisfies readonly ErrorCode[]

/** And be sent by another site, where the call is our own pages' alone. */
export const bodyErrors = [...inputErrors, 'cross_site'] as const satisfies readonly ErrorCode[]
