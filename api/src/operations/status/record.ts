import {
  type StatusIncident,
  type StatusPart,
  type StatusState,
  statusIncident,
  statusParts,
  statusStates,
} from '@calm-rest/contract/schemas'
import { z } from 'zod'

const minuteMs = 60_000
/** A restart or a passing failure of some seconds is no incident. */
const leastMs = 2 * minuteMs
/** Rounds come twice a minute: without one for so long, no process ran. */
const longestGapMs = 3 * minuteMs
const retentionMs = 90 * 24 * 60 * minuteMs
/** Bounds the file, whatever happens. */
const mostIncidents = 100

const state = z.enum(statusStates)
const moment = z.iso.datetime()

/** What a data folder knows about its past. */
export const statusRecord = z.object({
  since: moment,
  /** The last round. */
  beatAt: moment,
  /** Process that writes the file; empty after it has ended. */
  writer: z.string().max(40),
  parts: z.record(z.enum(statusParts), z.object({ state, since: moment })),
  /** The one that lasts, if there is one, then the others; newest first. */
  incidents: statusIncident.array().max(mostIncidents),
})

export type StatusRecord = z.infer<typeof statusRecord>
export type States = Record<StatusPart, StatusState>

const allWell = Object.fromEntries(statusParts.map((part) => [part, 'works'])) as States

/** Everything that needs this process; mail waits for the next one. */
const ofProcess: readonly StatusPart[] = ['pages', 'booking', 'elements']

const eachPart = <T>(make: (part: StatusPart) => T) =>
  Object.fromEntries(statusParts.map((part) => [part, make(part)])) as Record<StatusPart, T>

export const beginRecord = (at: Date): StatusRecord => {
  const since = at.toISOString()
  return {
    since,
    beatAt: since,
    writer: '',
    parts: eachPart((part) => ({ state: allWell[part], since })),
    incidents: [],
  }
}

const worse = (a: StatusState, b: StatusState) => (statusStates.indexOf(a) >= statusStates.indexOf(b) ? a : b)

const lastsMs = ({ from, until }: StatusIncident, at: Date) =>
  (until === null ? at.getTime() : Date.parse(until)) - Date.parse(from)

/** Incidents after a round, the open one first. */
const incidentsAfter = (before: readonly StatusIncident[], states: States, at: Date): StatusIncident[] => {
  const [first, ...others] = before
  const open = first?.until === null ? first : undefined
  const ended = open ? others : before
  const broken = statusParts.filter((part) => states[part] !== 'works')
  if (broken.length === 0) {
    if (!open || lastsMs(open, at) < leastMs) return [...ended]
    return [{ ...open, until: at.toISOString() }, ...ended]
  }
  const worst = broken.map((part) => states[part]).reduce(worse, open?.state ?? 'disturbed')
  const parts = statusParts.filter((part) => broken.includes(part) || open?.parts.includes(part))
  return [
    {
      parts,
      state: worst === 'down' ? 'down' : 'disturbed',
      from: open?.from ?? at.toISOString(),
      until: null,
    },
    ...ended,
  ]
}

const trim = (incidents: readonly StatusIncident[], at: Date) =>
  incidents
    .filter(({ until }) => until === null || at.getTime() - Date.parse(until) < retentionMs)
    .slice(0, mostIncidents)

/** The record after a round that found these states. */
export const observe = (record: StatusRecord, states: States, at: Date): StatusRecord => ({
  since: record.since,
  beatAt: at.toISOString(),
  writer: record.writer,
  parts: eachPart((part) =>
    record.parts[part].state === states[part]
      ? record.parts[part]
      : { state: states[part], since: at.toISOString() },
  ),
  incidents: trim(incidentsAfter(record.incidents, states, at), at),
})

/** The record of a process that starts: if none ran for minutes, the site was down. */
export const resume = (record: StatusRecord, at: Date): StatusRecord => {
  const endedAt = new Date(record.beatAt)
  if (at.getTime() - endedAt.getTime() < longestGapMs) return record
  const wasDown = eachPart((part): StatusState => (ofProcess.includes(part) ? 'down' : 'works'))
  return observe(observe(record, wasDown, endedAt), allWell, at)
}
