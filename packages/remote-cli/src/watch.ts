import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailed, type Refused } from '@calm-rest/command'
import { actorText, type ReleaseEvent, releaseEvent } from '@calm-rest/contract/release-api'
import { readEventStream } from './event-stream.ts'
import { failureOf } from './site-releases.ts'

interface WatchDeps {
  /** Origin of the site. */
  site: string
  /** Asked for before each request: that of a CI ends within minutes. */
  token: () => Promise<string>
  /** Prints one event. */
  onEvent: (event: ReleaseEvent) => void
  say: (line: string) => void
  /** Aborts the watch. */
  signal: AbortSignal
  /** Pauses in milliseconds before the site is asked again, the last one for good. */
  pausesMs?: readonly number[]
}

const usualPausesMs = [1_000, 2_000, 5_000, 15_000, 60_000]

/**
 * Prints what happens to the releases of a team until it is aborted. A lost connection is opened again, behind the last
 * event. Throws `Refused` where the site refuses it.
 */
export const watch = async (deps: WatchDeps): Promise<void> => {
  const { say, signal, pausesMs = usualPausesMs } = deps
  let position: string | undefined
  let failures = 0
  let isTold = false
  while (!signal.aborted) {
    try {
      const stream = await open(deps, position)
      failures = 0
      isTold = false
      for await (const { id, data } of readEventStream(stream)) {
        position = id ?? position
        if (data === undefined) continue
        const event = releaseEvent.safeParse(JSON.parse(data))
        // a later site may tell of more
        if (event.success) deps.onEvent(event.data)
      }
    } catch (cause) {
      if (signal.aborted) return
      if (!(cause instanceof ConnectionLost)) throw cause
      if (!isTold) say(`${cause.message} Trying again …`)
      isTold = true
    }
    const pauseMs = pausesMs[Math.min(failures, pausesMs.length - 1)]
    failures += 1
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
  }
}

/** The site does not answer now. */
class ConnectionLost extends CommandFailed {}

/** Throws `ConnectionLost` for a site that may answer later. */
const open = async ({ site, token, signal }: WatchDeps, position: string | undefined) => {
  const url = `${site}/api/releases/events`
  const headers = {
    Authorization: `Bearer ${await token()}`,
    Accept: 'text/event-stream',
    ...(position && { 'Last-Event-ID': position }),
  }
  const lost = (cause: unknown) => {
    throw new ConnectionLost(`${site} does not answer.`, { cause })
  }
  const answer = await fetch(url, { headers, redirect: 'error', signal }).catch(lost)
  if (answer.ok && answer.body) return withLoss(answer.body, lost)
  if (answer.status >= 500 || answer.status === 429) return lost(undefined)
  const refused: CommandFailed | Refused = failureOf(answer, await answer.json().catch(() => undefined))
  throw refused
}

/** Texts of a stream; what breaks it is a lost connection. */
async function* withLoss(body: ReadableStream<Uint8Array>, lost: (cause: unknown) => never) {
  const text = new TextDecoder()
  try {
    for await (const bytes of body) yield text.decode(bytes, { stream: true })
  } catch (cause) {
    lost(cause)
  }
}

/** One line for people. */
export const eventLine = ({ timestamp, type, data }: ReleaseEvent): string => {
  const { remote, version, by, person, percent, environment, reason } = data
  const what = type.replace('release.', '').replaceAll('_', ' ')
  return `${timestamp.slice(0, 19).replace('T', ' ')}  ${remote} ${version} ${what}${percent === undefined ? '' : ` ${percent} %`}${environment === undefined ? '' : ` in ${environment}`} by ${actorText({ by, person })}${reason ? `: ${reason}` : ''}`
}
