import { createHash } from 'node:crypto'
import { type ReleaseQuotas, usualQuotas } from '@calm-rest/releases'
import { trustedProxies } from '@calm-rest/server'
import { z } from 'zod'
import { usualPoolBytes } from './rendering/bundle-pool.ts'
import { defaultTimeoutMs } from './rendering/worker-renderer.ts'

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value), {
    error: 'An origin without a path, like https://calmrest.example',
  })
  .transform((value) => new URL(value).origin)

/** A secret that all machines of a site share, too long to guess. */
const secret = z
  .string()
  .min(32, { error: 'At least 32 characters, like those of openssl rand -base64 32' })
  .transform((text) => createHash('sha256').update(text).digest())

const megabyte = 1024 * 1024
const count = z.coerce.number().int().min(1).max(1_000_000)

const shared = z.object({
  PUBLIC_URL: origin.optional(),
  RELEASES_ORIGIN: origin.optional(),
  VIEWS_KEY: secret.optional(),
  PREVIEW_KEY: secret.optional(),
  RELEASES_PER_REMOTE: count.default(usualQuotas.remote.versions),
  RELEASES_MB_PER_REMOTE: count.default(usualQuotas.remote.bytes / megabyte),
  RELEASES_PER_TEAM: count.default(usualQuotas.team.versions),
  RELEASES_MB_PER_TEAM: count.default(usualQuotas.team.bytes / megabyte),
  RELEASES_MB: count.default(usualQuotas.siteBytes / megabyte),
  WIDGET_PATIENCE_MS: z.coerce.number().int().min(50).max(60_000).default(defaultTimeoutMs),
  /** In bytes. */
  SERVER_BUNDLES_MB: z.coerce
    .number()
    .int()
    .min(40)
    .max(100_000)
    .default(() => Math.floor(usualPoolBytes() / megabyte))
    .transform((megabytes) => megabytes * megabyte),
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

type Origins = Pick<z.infer<typeof shared>, 'PUBLIC_URL' | 'RELEASES_ORIGIN'>

const parse = <T extends Origins>(schema: z.ZodType<T>, variables: NodeJS.ProcessEnv): T => {
  const result = schema
    .refine(({ PUBLIC_URL, RELEASES_ORIGIN }) => !RELEASES_ORIGIN || RELEASES_ORIGIN !== PUBLIC_URL, {
      path: ['RELEASES_ORIGIN'],
      error: 'Another origin than that of PUBLIC_URL',
    })
    .safeParse(variables)
  if (result.success) return result.data
  throw new Error(`The environment is not right.\n${z.prettifyError(result.error)}`)
}

/** Variables that the site needs wherever it runs. Throws one error that names every variable that is wrong. */
export const parseSiteEnvironment = (variables: NodeJS.ProcessEnv) => parse(shared, variables)

/** Variables of a process of its own (serve.ts). */
export const parseServerEnvironment = (variables: NodeJS.ProcessEnv) => parse(alone, variables)

/**
 * Host names of a server: those of its pages and of the files of releases. All, if no public one is known.
 */
export const hostsOf = (publicUrl: string | undefined, releasesOrigin: string | undefined) =>
  publicUrl === undefined
    ? undefined
    : [publicUrl, releasesOrigin].flatMap((each) => (each === undefined ? [] : [new URL(each).host]))

/** Quotas of published versions. */
export const releaseQuotas = (environment: Readonly<z.infer<typeof shared>>): ReleaseQuotas => ({
  remote: {
    versions: environment.RELEASES_PER_REMOTE,
    bytes: environment.RELEASES_MB_PER_REMOTE * megabyte,
  },
  team: { versions: environment.RELEASES_PER_TEAM, bytes: environment.RELEASES_MB_PER_TEAM * megabyte },
  siteBytes: environment.RELEASES_MB * megabyte,
})
