import http from 'node:http'
import https from 'node:https'

export interface ClockReading {
  /** Milliseconds that this clock is ahead. Rejects if the server does not answer with a date. */
  read(signal: AbortSignal): Promise<number>
  last(): number | undefined
}

/** A date header has whole seconds. */
const roundMs = 1000

/**
 * Compares this clock with the `Date` of a server's answer (RFC 9110). The time of the request counts for neither: an
 * offset within it is none. The certificate is not checked, since a wrong clock refuses good ones; a program that stands
 * between can cause an alarm at most.
 */
export const createClockReading = (url: string, now: () => Date): ClockReading => {
  let last: number | undefined
  const read = (signal: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      const { request } = url.startsWith('https:') ? https : http
      const askedMs = now().getTime()
      const asking = request(url, { method: 'HEAD', agent: false, rejectUnauthorized: false, signal })
      asking.on('error', reject)
      asking.on('response', (answer) => {
        const theirsMs = Date.parse(answer.headers.date ?? '')
        answer.destroy()
        if (Number.isNaN(theirsMs)) return reject(new Error('No date'))
        resolve(offsetMs({ askedMs, answeredMs: now().getTime(), theirsMs }))
      })
      asking.end()
    })
  return {
    read: async (signal) => {
      last = await read(signal)
      return last
    },
    last: () => last,
  }
}

interface Compared {
  askedMs: number
  answeredMs: number
  theirsMs: number
}

/** 0 if the other clock may have shown its time between question and answer. */
const offsetMs = ({ askedMs, answeredMs, theirsMs }: Compared): number => {
  if (askedMs > theirsMs + roundMs) return askedMs - theirsMs - roundMs
  return answeredMs < theirsMs ? answeredMs - theirsMs : 0
}
