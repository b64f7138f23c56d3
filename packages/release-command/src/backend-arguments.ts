import { type Command, InvalidArgumentError, WrongUse, wholeNumber } from '@calm-rest/command'
import { type IdentityScope, identityScopes } from '@calm-rest/contract/backends'
import { backendName } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { backendOrigin, guestService } from '@calm-rest/releases'
import { parseRemote } from './parse-remote.ts'

/** A backend to be mapped; limits that are left out have their usual value. */
export interface BackendToAdd {
  remote: string
  name: string
  origin: string
  timeoutMs?: number | undefined
  totalMs?: number | undefined
  requestBytes?: number | undefined
  responseBytes?: number | undefined
  requestsPerMinute?: number | undefined
  /** What it may know of guests who agree; without it, nothing. */
  identity?: { scopes: IdentityScope[]; service: GuestService } | undefined
}

/** What guests call a backend, by language. */
type GuestService = Record<Lang, string>

/** Commands on backends of remotes. */
export type BackendCommand =
  | { name: 'backend add'; backend: BackendToAdd }
  | { name: 'backend remove'; remote: string; backend: string }
  | { name: 'backend list' }

const parseBackend = (text: string) => {
  if (backendName.safeParse(text).success) return text
  throw new InvalidArgumentError('It is the name of a backend, like orders.')
}

const parseOrigin = (text: string) => {
  const read = backendOrigin.safeParse(text)
  if (read.success) return read.data
  throw new InvalidArgumentError(`It is ${read.error.issues[0]?.message}.`)
}

const parseScopes = (text: string): IdentityScope[] => {
  const words = text.split(',').filter((word) => word !== 'id')
  const scopes = identityScopes.filter((scope) => words.includes(scope))
  if (scopes.length === words.length) return scopes
  throw new InvalidArgumentError(`It is id, or a list of ${identityScopes.join(', ')}, with commas.`)
}

const parseService = (text: string): GuestService => {
  const words = Object.fromEntries(text.split(';').map((word) => word.split('=').map((part) => part.trim())))
  const read = guestService.safeParse(words)
  if (read.success) return read.data
  throw new InvalidArgumentError('It is like "en=Excursions;de=Ausflüge;zh=出游".')
}

const identityOf = (scopes: IdentityScope[] | undefined, service: GuestService | undefined) => {
  if (scopes && service) return { identity: { scopes, service } }
  if (scopes || service) throw new WrongUse('--identity and --service belong together.')
  return {}
}

/** Adds the commands on backends to a command line. */
export const addBackendCommands = (program: Command, choose: (chosen: BackendCommand) => void) => {
  const backend = program.command('backend').description('servers of teams that the site may reach')
  const forBackend = (name: string, description: string) =>
    backend
      .command(name)
      .description(description)
      .argument('<remote>', 'whose releases declare it', parseRemote)
      .argument('<name>', 'as they declare it', parseBackend)
  forBackend('add', "allow a remote's backend and say where it is; replaces an earlier entry")
    .argument('<origin>', 'https://orders.example', parseOrigin)
    .option('--timeout-ms <n>', 'until it begins to answer, and between two parts', wholeNumber(100, 60_000))
    .option('--total-ms <n>', 'until its answer ends', wholeNumber(100, 600_000))
    .option('--request-bytes <n>', 'most of a request', wholeNumber(0, 64 * 1024 * 1024))
    .option('--response-bytes <n>', 'most of an answer', wholeNumber(1, 256 * 1024 * 1024))
    .option('--requests-per-minute <n>', 'of all guests of one machine', wholeNumber(1, 1_000_000))
    .option('--identity <scopes>', 'what it may know of guests who agree: id, name, email', parseScopes)
    .option('--service <names>', 'what guests call it: "en=Excursions;de=Ausflüge;zh=出游"', parseService)
    .action((remote, name, origin, { identity: scopes, service, ...limits }) => {
      const known = identityOf(scopes, service)
      choose({ name: 'backend add', backend: { remote, name, origin, ...limits, ...known } })
    })
  forBackend('remove', 'end it at once: its requests are refused').action((remote, name) =>
    choose({ name: 'backend remove', remote, backend: name }),
  )
  backend
    .command('list')
    .description('every backend with its limits')
    .action(() => choose({ name: 'backend list' }))
}
