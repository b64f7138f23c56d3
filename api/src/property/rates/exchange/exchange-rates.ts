import type { Logger } from 'pino'
import { startPolling } from '../../../core/clock/start-polling.ts'
import { type ExchangeRates, readReferenceRates } from './read-reference-rates.ts'

const hourMs = 60 * 60 * 1000
/** The bank publishes them once a day, on working days. */
const everyMs = 6 * hourMs
/** Longer than the longest series of holidays. Older rates are not used. */
const longestMs = 7 * 24 * hourMs
const timeoutMs = 10_000
/** Far more than the file has: the other server might send without end. */
const mostBytes = 200_000

interface ExchangeRateDeps {
  url: string
  now: () => Date
  logger: Logger
}

/** Fetches the rates now and several times a day, and provides the latest ones. No request waits for them. */
export const startExchangeRates = ({ url, now, logger }: ExchangeRateDeps) => {
  let last: { rates: ExchangeRates; at: Date } | undefined
  const fetchRates = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) throw Object.assign(new Error(), { code: response.status })
    last = { rates: readReferenceRates(await readWithin(response)), at: now() }
  }
  const polling = startPolling(fetchRates, {
    everyMs,
    onFailed: (code) => logger.warn({ code }, 'exchange rates were not fetched'),
  })
  return {
    stop: async () => (await polling).stop(),
    /** Empty if no rates arrived for a week: an old rate is worse than none. */
    current: (): ExchangeRates =>
      last && now().getTime() - last.at.getTime() <= longestMs ? last.rates : new Map(),
  }
}

const readWithin = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw Object.assign(new Error(), { code: 'too_large' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
