import { trustedProxies } from '@calm-rest/server'
import type { Logger } from 'pino'
import { z } from 'zod'
import { databaseVariables } from './core/database/environment.ts'
import { ownerMailVariables } from './core/outbox/owner-mail-limits.ts'
import { morningVariables } from './desk/index.ts'
import { isWholeOrNone, oidcVariables } from './identity/index.ts'
import { mailVariables, stayMailVariables } from './notify/index.ts'
import { backupVariables } from './operations/index.ts'
import { exchangeVariables, translationVariables } from './property/index.ts'
import { paymentVariableGroups, paymentVariables, stayVariables } from './stays/index.ts'
import { watchVariables } from './watch/index.ts'

export { databasePlace } from './core/database/environment.ts'

/** The public origin of the site. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => /^https?:\/\/[^/?#]+\/?$/.test(value), {
    error: 'An origin without a path, like https://calmrest.example',
  })
  .transform((value) => new URL(value).origin)

/** Token with which a monitoring program reads the metrics, too long to guess. */
const metricsToken = z
  .string()
  .min(32, { error: 'At least 32 characters, like those of openssl rand -hex 32' })

const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info')

const environment = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('./data'),
    TRUSTED_PROXIES: trustedProxies,
    PUBLIC_URL: origin.optional(),
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: logLevel,
    METRICS_TOKEN: metricsToken.optional(),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    ...backupVariables,
    ...databaseVariables,
    ...exchangeVariables,
    ...mailVariables,
    ...ownerMailVariables,
    ...morningVariables,
    ...oidcVariables,
    ...paymentVariables,
    ...stayVariables,
    ...stayMailVariables,
    ...translationVariables,
    ...watchVariables,
  })
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined, {
    error: 'In production the site has to know its address: links of mails would lead to this machine',
    path: ['PUBLIC_URL'],
  })
  .refine(isWholeOrNone, {
    error: 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: all three or none',
    path: ['OIDC_ISSUER'],
  })
  .superRefine((variables, { addIssue }) => {
    for (const names of paymentVariableGroups)
      if (new Set(names.map((name) => variables[name] === undefined)).size > 1)
        addIssue({ code: 'custom', message: `All or none: ${names.join(', ')}`, path: [names[0]] })
  })

/** Parses the environment. Throws one error that lists every wrong variable. */
export const parseEnvironment = (variables: NodeJS.ProcessEnv) => {
  const result = environment.safeParse(variables)
  if (result.success) return result.data
  throw new Error(`The environment is not right.\n${z.prettifyError(result.error)}`)
}

/** In production a proxy has to limit what one visitor can open: docs/runbook.md describes it. */
export const sayWithoutProxy = (
  { NODE_ENV, TRUSTED_PROXIES }: Pick<z.infer<typeof environment>, 'NODE_ENV' | 'TRUSTED_PROXIES'>,
  logger: Pick<Logger, 'warn'>,
): void => {
  if (NODE_ENV !== 'production' || TRUSTED_PROXIES.length > 0) return
  logger.warn('no trusted proxy: TLS, slow readers and many connections are left to this process alone')
}
