import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { createAdvisoryReading } from './readings/advisories.ts'
import { createCertificateReading } from './readings/certificate.ts'
import { createClockReading } from './readings/clock.ts'
import type { Sources } from './sources.ts'

const httpsAddress = (error: string) => z.url({ protocol: /^https$/, error }).max(2000)

export const watchVariables = {
  /** Its answers have the time. Without it, the address of exchange rates is asked, if there is one. */
  CLOCK_URL: httpsAddress('A server that answers over HTTPS, like https://www.example.com/').optional(),
  /** Off by default: it tells that server which packages this version has. */
  ADVISORIES_URL: httpsAddress('A list of known holes, like https://api.osv.dev/v1/querybatch').optional(),
}

/** Addresses that the site asks about itself; without one, that check says nothing. */
export interface WatchOptions {
  /** Public address, whose certificate is read. */
  publicUrl: string | undefined
  /** Server with whose clock this one is compared. */
  clockUrl: string | undefined
  /** List of known security holes. */
  advisoriesUrl: string | undefined
}

interface WatchEnvironment {
  PUBLIC_URL?: string | undefined
  CLOCK_URL?: string | undefined
  EXCHANGE_RATES_URL?: string | undefined
  ADVISORIES_URL?: string | undefined
}

export const watchOptions = (environment: WatchEnvironment): WatchOptions => ({
  publicUrl: environment.PUBLIC_URL,
  clockUrl: environment.CLOCK_URL ?? environment.EXCHANGE_RATES_URL,
  advisoriesUrl: environment.ADVISORIES_URL,
})

/** Readings from other servers, none of which asks for a secret. */
export type RemoteSources = Pick<Sources, 'certificate' | 'clock' | 'advisories'>

/** npm writes it beside what it installs. */
const lockFile = fileURLToPath(new URL('../../../node_modules/.package-lock.json', import.meta.url))

export const createRemoteSources = (
  { publicUrl, clockUrl, advisoriesUrl: url }: WatchOptions,
  now: () => Date,
): RemoteSources => ({
  certificate: publicUrl?.startsWith('https:') ? createCertificateReading(publicUrl) : undefined,
  clock: clockUrl === undefined ? undefined : createClockReading(clockUrl, now),
  advisories: url === undefined ? undefined : createAdvisoryReading({ url, lockFile }),
})
