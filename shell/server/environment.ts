import { createHash } from 'node:crypto'
import { trustedProxies } from '@calm-rest/server'
import { z } from 'zod'
import { defaultTimeoutMs } from './rendering/bundle-renderer.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value), {
    error: 'An origin without a path, like https://calmrest.example',
  })
  .transform((value) => new URL(value).origin)

/** A secret that all machines of a site share, as long as one that nobody guesses. */
const secret = z
  .string()
  .min(32, { error: 'At least 32 characters, like those of openssl rand -base64 32' })
  .transform((text) => createHash('sha256').update(text).digest())

const shared = z.object({
  PUBLIC_URL: origin.optional(),
  VIEWS_KEY: secret.optional(),
  PREVIEW_KEY: secret.optional(),
  WIDGET_PATIENCE_MS: z.coerce.number().int().min(50).max(60_000).default(defaultTimeoutMs),
  RELEASE_DEADLINE_MS: z.coerce.number().int().min(50).max(60_000).optional(),
  VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(1),
})

const alone = shared.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  API_URL: origin,
  TRUSTED_PROXIES: trustedProxies,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

const parse = <T>(schema: z.ZodType<T>, variables: NodeJS.ProcessEnv): T => {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  throw new Error(`The environment is not right.\n${z.prettifyError(result.error)}`)
}

/** Variables that the site needs wherever it runs. Throws one error that names every variable that is wrong. */
export const parseSiteEnvironment = (variables: NodeJS.ProcessEnv) => parse(shared, variables)

/** Variables of a process of its own (serve.ts). */
export const parseServerEnvironment = (variables: NodeJS.ProcessEnv) => parse(alone, variables)
