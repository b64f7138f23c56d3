import { type Finding, report } from './finding.ts'

/** The service that gives certificates: that it answers is worth knowing, too. */
const usualClocks = ['https://acme-v02.api.letsencrypt.org/directory', 'http://deb.debian.org/debian/']

/** More than that, and signed links, one-time codes and object stores begin to fail. */
const mostMs = 5_000
const timeoutMs = 8_000

interface Options {
  /** Addresses whose answer has a Date header; the first that answers decides. */
  clocks?: readonly string[]
  now?: () => number
}

/** Difference of this machine's clock in ms, to half a second; undefined where the address does not answer. */
const offsetBy = async (clock: string, now: () => number) => {
  const askedMs = now()
  const answer = await fetch(clock, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  )
  const date = Date.parse(answer?.headers.get('date') ?? '')
  // a Date header is cut to its second
  return Number.isNaN(date) ? undefined : (askedMs + now()) / 2 - (date + 500)
}

/** Whether the clock is right, by the Date header of a known server. */
export const checkClock = async ({
  clocks = usualClocks,
  now = Date.now,
}: Options = {}): Promise<Finding[]> => {
  for (const clock of clocks) {
    const offset = await offsetBy(clock, now)
    if (offset === undefined) continue
    const { host } = new URL(clock)
    const seconds = Math.round(Math.abs(offset) / 1000)
    if (Math.abs(offset) <= mostMs) return [report('clock', 'ok')(`The clock agrees with ${host}.`)]
    const how = `${seconds} s ${offset > 0 ? 'ahead of' : 'behind'} ${host}`
    return [
      report('clock', 'problem')(`The clock is ${how}: set it, with 'apt-get install systemd-timesyncd'.`),
    ]
  }
  const asked = clocks.map((clock) => new URL(clock).host).join(' and ')
  return [
    report(
      'clock',
      'warning',
    )(
      `The clock could not be compared, since ${asked} did not answer: see that this machine reaches the internet.`,
    ),
  ]
}
