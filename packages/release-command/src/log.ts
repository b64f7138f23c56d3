import type { Answer } from '@calm-rest/command'
import { actorText, type ReleaseEvent } from '@calm-rest/contract/release-api'
import { createReleaseEventLog, type ReleaseStore } from '@calm-rest/releases'
import type { ReleaseCommand } from './arguments.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Formats an event: `2026-11-21 14:03:12  mf-spa 1.4.0 promoted by @calm-rest/spa (token 3f2a9c01b7de): …`. */
const logLine = ({ timestamp, type, data }: ReleaseEvent): string => {
  const { remote, version, percent, reason } = data
  const what = type.replace('release.', '').replaceAll('_', ' ')
  return `${timestamp.slice(0, 19).replace('T', ' ')}  ${remote} ${version} ${what}${percent === undefined ? '' : ` ${percent} %`} by ${actorText(data)}${reason ? `: ${reason}` : ''}`
}

/** What happened to the releases of one remote or of all, in the order of time; of the last day without `since`. */
export const log = (
  store: ReleaseStore,
  { remote, since }: Extract<ReleaseCommand, { name: 'log' }>,
  now = new Date(),
): Answer => {
  const from = since ?? new Date(now.getTime() - dayMs).toISOString()
  const events = createReleaseEventLog(store)
  const found = [...events.after(events.endAt(from), (each) => remote === undefined || each === remote)]
  const happened = found.map(({ event }) => event)
  return { text: happened.map(logLine).join('\n') || `nothing since ${from}`, json: { events: happened } }
}
