import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarationsOf, readBuildOf } from '@calm-rest/build/remote'
import { type Answer, CommandFailed } from '@calm-rest/command'
import type { EventSchema } from '@calm-rest/contract/events'
import { liveEvents } from '@calm-rest/contract/release-api'
import type { Project } from '../project.ts'
import { writeEventTypes } from './write-types.ts'

/** Name of the file, beside the sources that it is for. */
const file = 'src/calm-rest-events.d.ts'

const patienceMs = 30_000

const fetchEvents = async (site: string): Promise<Record<string, EventSchema>> => {
  const address = new URL('/api/releases/declared-events', site)
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined)
  const read = liveEvents.safeParse(await answer?.json().catch(() => undefined))
  if (!read.success) throw new CommandFailed(`${address} did not answer with the events of live releases.`)
  return Object.fromEntries(read.data.events.map(({ name, schema }) => [name, schema]))
}

/** Events that the sources of this remote declare. */
const ownEvents = async ({ folder, remote }: Project): Promise<Record<string, EventSchema>> => {
  if (!existsSync(join(folder, 'rspack.config.ts'))) return {}
  return declarationsOf(remote, await readBuildOf(folder)).events?.own ?? {}
}

/** Writes the types of the events of all live releases, and of this remote's sources. */
export const types = async (project: Project, site: string): Promise<Answer> => {
  // those of the sources replace those of the live release
  const events = { ...(await fetchEvents(site)), ...(await ownEvents(project)) }
  writeFileSync(join(project.folder, file), writeEventTypes(events))
  const count = Object.keys(events).length
  return { text: `${count} events in ${file}`, json: { file, events: Object.keys(events) } }
}
