import { InvalidArgumentError, readCommand, WrongUse, wholeNumber } from '@calm-rest/command'
import { type IdentityScope, identityScopes } from '@calm-rest/contract/backends'
import { picturesId, previewDays, type ReleaseRight, releaseRight } from '@calm-rest/contract/release-api'
import { backendName, releaseVersion } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { backendOrigin, guestService, isSubject, type Subject } from '@calm-rest/releases'
import { addFlagCommands, type FlagCommand } from './flag-arguments.ts'
import {
  addGovernanceCommands,
  type GovernanceCommand,
  parseEnvironment,
  parseEnvironments,
  parseInstant,
} from './governance-arguments.ts'
import { addHookCommands, type HookCommand } from './hook-arguments.ts'
import { parseRemote } from './parse-remote.ts'

export type ReleaseCommand =
  | { name: 'publish'; remote: string; version: string | undefined }
  | { name: 'adopt'; build: string; contract: string | undefined }
  | { name: 'preview'; remote: string; version: string; days: number; site: string }
  | ({ name: 'promote'; remote: string; version: string } & GateOptions & LiveOptions)
  | ({ name: 'canary'; remote: string; version: string; percent: number } & GateOptions & LiveOptions)
  | { name: 'rollback'; remote: string; environment?: string | undefined }
  | { name: 'approve'; remote: string; version: string }
  | { name: 'approve-look'; remote: string; version: string; pictures?: string | undefined }
  | { name: 'diff'; from: string; to: string }
  | { name: 'retire'; remote: string; version: string }
  | ({
      name: 'gate'
      remote: string | undefined
      version: string | undefined
      watch: boolean
      /** Number of versions that are tried at the same time; by the machine's cores and memory if undefined. */
      atOnce: number | undefined
    } & Omit<GateOptions, 'skipGate'>)
  | { name: 'token add'; token: TokenToAdd }
  | { name: 'token revoke'; id: string }
  | { name: 'token list' }
  | { name: 'backend add'; backend: BackendToAdd }
  | { name: 'backend remove'; remote: string; backend: string }
  | { name: 'backend list' }
  | { name: 'key create'; days: number | undefined }
  | { name: 'key revoke'; id: string }
  | { name: 'key list' }
  | { name: 'sign'; remote: string | undefined; version: string | undefined; adopt: boolean }
  | { name: 'provenance'; remote: string; version: string; out: string | undefined }
  | { name: 'impact'; subject: Subject }
  | { name: 'list'; remote: string | undefined; environment?: string | undefined }
  | { name: 'log'; remote: string | undefined; since?: string | undefined; environment?: string | undefined }
  | { name: 'prune'; remote: string | undefined }
  | { name: 'copy' }
  | HookCommand
  | FlagCommand
  | GovernanceCommand

/** Where a version goes live, and how during a freeze. */
interface LiveOptions {
  /** RELEASE_ENVIRONMENT, or the main one, if undefined. */
  environment?: string | undefined
  /** Reason for an exception from a freeze. */
  despiteFreeze?: string | undefined
}

export interface TokenToAdd {
  team: string
  remote: string
  rights: ReleaseRight[]
  days: number
  withoutGate: boolean
  watchesAll: boolean
  /** The only person who has it. */
  holder?: string | undefined
  /** All if undefined. */
  environments?: string[] | undefined
}

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

export interface GateOptions {
  /** Address of the running site in which the gate tests the version. */
  site: string
  /** Milliseconds that a version has in the browser; by its widgets if undefined. */
  deadlineMs?: number | undefined
  /** Reason for a promotion without the gate. */
  skipGate: string | undefined
}

const parsePictures = (text: string) => {
  if (picturesId.safeParse(text).success) return text
  throw new InvalidArgumentError('It is like 3f2a9c01b7de.')
}

const parseVersion = (text: string) => {
  if (releaseVersion.safeParse(text).success) return text
  throw new InvalidArgumentError('It is a version like 1.4.0 or 1.5.0-rc.1.')
}

const parseBackend = (text: string) => {
  if (backendName.safeParse(text).success) return text
  throw new InvalidArgumentError('It is the name of a backend, like orders.')
}

const parseOrigin = (text: string) => {
  const read = backendOrigin.safeParse(text)
  if (read.success) return read.data
  throw new InvalidArgumentError(`It is ${read.error.issues[0]?.message}.`)
}

const subjectExamples =
  'call:offers.list, event:stay-chosen@1, slot:room, backend:mf-spa/orders or flag:mf-spa/new-map'

const parseSubject = (text: string): Subject => {
  if (isSubject(text)) return text
  throw new InvalidArgumentError(`It is like ${subjectExamples}.`)
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

const parseRights = (text: string): ReleaseRight[] => {
  const rights = releaseRight.array().min(1).safeParse(text.split(','))
  if (rights.success) return rights.data
  throw new InvalidArgumentError(`It is a list of ${releaseRight.options.join(', ')}, with commas.`)
}

/** Rights of a token that names none: what a team does with its own remote. */
const usualRights: ReleaseRight[] = ['publish', 'promote', 'canary', 'rollback', 'retire']

const line = {
  name: 'npm run release --',
  description: 'Publishes, promotes and rolls back versions of a remote',
  exitCodes:
    '0 done, 1 failed, 2 not understood, 3 refused by a rule, 4 the version failed the gate, 5 the object store did not answer',
}

export const parseReleaseCommand = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): ReleaseCommand =>
  readCommand(args, line, (program, choose) => {
    program.option('--json', 'one line of JSON as the answer')
    const site = [
      '--site <address>',
      'the running site that shows the version; SITE_URL without it',
      environment.SITE_URL ?? `http://localhost:${environment.PORT ?? 3000}`,
    ] as const
    const command = (name: string, description: string) => program.command(name).description(description)
    const forVersion = (name: string, description: string) =>
      command(name, description).argument('<remote>').argument('<version>', 'like 1.4.0', parseVersion)
    const inEnvironment = [
      '--environment <name>',
      'without it that of RELEASE_ENVIRONMENT, or the main one',
      parseEnvironment,
    ] as const
    const despiteFreeze = [
      '--despite-freeze <reason>',
      'go live during a freeze; the reason stays in the history',
    ] as const
    const skipGate = ['--skip-gate <reason>', 'promote untried; the reason stays in the history'] as const

    command('publish', 'build a remote and put it into the store')
      .argument('<remote>')
      .argument('[version]', "its package's version without one", parseVersion)
      .action((remote, version) => choose({ name: 'publish', remote, version }))
    command('adopt', 'put a build of rsbuild, webpack or vite with Module Federation into the store')
      .argument('<folder>', 'with its mf-manifest.json, inside the project of its package.json')
      .option('--contract <version>', 'that its widgets keep, where package.json does not say it')
      .action((build, { contract }) => choose({ name: 'adopt', build, contract }))
    forVersion('preview', 'print addresses that show a published version, and beside the live one')
      .option(
        '--days <n>',
        'how long they can be opened',
        wholeNumber(1, previewDays.most),
        previewDays.usual,
      )
      .option(...site)
      .action((remote, version, options) => choose({ name: 'preview', remote, version, ...options }))
    forVersion('promote', 'try a published version in a browser and make it live for everybody')
      .option(...site)
      .option(...skipGate)
      .option(...inEnvironment)
      .option(...despiteFreeze)
      .action((remote, version, options) =>
        choose({ name: 'promote', remote, version, skipGate: undefined, ...options }),
      )
    forVersion('canary', 'the same, for some of the visitors')
      .argument('<percent>', 'of the visitors', wholeNumber(1, 99))
      .option(...site)
      .option(...skipGate)
      .option(...inEnvironment)
      .option(...despiteFreeze)
      .action((remote, version, percent, options) =>
        choose({ name: 'canary', remote, version, percent, skipGate: undefined, ...options }),
      )
    forVersion('approve-look', 'approve the pictures in which a version differs from the live one')
      .option('--pictures <id>', 'those that you have seen, as the comparison names them', parsePictures)
      .action((remote, version, options) => choose({ name: 'approve-look', remote, version, ...options }))
    command('rollback', 'make the version before live again; ends a canary where there is one')
      .argument('<remote>')
      .option(...inEnvironment)
      .action((remote, options) => choose({ name: 'rollback', remote, ...options }))
    forVersion('approve', 'approve a version that somebody else has published').action((remote, version) =>
      choose({ name: 'approve', remote, version }),
    )
    command('diff', 'what is live in one environment and not in another')
      .argument('<from>', 'like staging', parseEnvironment)
      .argument('<to>', 'like production', parseEnvironment)
      .action((from, to) => choose({ name: 'diff', from, to }))
    forVersion('retire', 'withdraw a version for good: nobody can promote it any more').action(
      (remote, version) => choose({ name: 'retire', remote, version }),
    )
    command('gate', 'try a published version in a browser; without one, all that wait for it')
      .argument('[remote]')
      .argument('[version]', 'like 1.4.0', parseVersion)
      .option(...site)
      .option('--watch', 'go on for what teams publish over HTTPS')
      .option(
        '--at-once <n>',
        'versions at the same time; by cores and memory without it',
        wholeNumber(1, 32),
      )
      .option('--deadline <seconds>', 'for one version; by its widgets without it', wholeNumber(1, 3600))
      .action((remote, version, { site: address, watch = false, atOnce, deadline }) =>
        choose({
          name: 'gate',
          remote,
          version,
          site: address,
          watch,
          atOnce,
          deadlineMs: deadline === undefined ? undefined : deadline * 1000,
        }),
      )
    const token = program.command('token').description('who may release over HTTPS')
    token
      .command('add')
      .description('make a token of a team for a remote; it is shown once')
      .argument('<team>', 'as CODEOWNERS names it')
      .requiredOption('--remote <remote>', 'the one remote that it is for', parseRemote)
      .option('--rights <list>', `of ${releaseRight.options.join(',')}`, parseRights, usualRights)
      .option(
        '--environments <list>',
        'in which it may make a version live; all without it',
        parseEnvironments,
      )
      .option('--holder <name>', 'the only person who has it; then a colleague with another may approve')
      .option('--days <n>', 'until it ends', wholeNumber(1, 400), 90)
      .option('--without-gate', 'it may promote what the gate has not passed')
      .option('--watch-all', 'for a tool of the platform: it may watch the events of all remotes')
      .action((team, { withoutGate = false, watchAll: watchesAll = false, ...options }) =>
        choose({ name: 'token add', token: { team, withoutGate, watchesAll, ...options } }),
      )
    token
      .command('revoke')
      .description('end a token at once')
      .argument('<id>', 'as the list has it')
      .action((id) => choose({ name: 'token revoke', id }))
    token
      .command('list')
      .description('every token and trusted publisher, who made it, and until when it is good')
      .action(() => choose({ name: 'token list' }))
    const backend = program.command('backend').description('servers of teams that the site may reach')
    const forBackend = (name: string, description: string) =>
      backend
        .command(name)
        .description(description)
        .argument('<remote>', 'whose releases declare it', parseRemote)
        .argument('<name>', 'as they declare it', parseBackend)
    forBackend('add', "allow a remote's backend and say where it is; replaces an earlier entry")
      .argument('<origin>', 'https://orders.example', parseOrigin)
      .option(
        '--timeout-ms <n>',
        'until it begins to answer, and between two parts',
        wholeNumber(100, 60_000),
      )
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
    addHookCommands(program, choose)
    addFlagCommands(program, choose)
    addGovernanceCommands(program, choose)
    const key = program.command('key').description('whose signatures of releases count')
    key
      .command('create')
      .description('make a key; from now on it signs here')
      .option('--days <n>', 'until it ends; for ever without', wholeNumber(1, 4000))
      .action(({ days }) => choose({ name: 'key create', days }))
    key
      .command('revoke')
      .description('revoke a key at once: releases that it alone signed are no longer served')
      .argument('<id>', 'as the list has it')
      .action((id) => choose({ name: 'key revoke', id }))
    key
      .command('list')
      .description('every key, who made it, and until when it is good')
      .action(() => choose({ name: 'key list' }))
    command('sign', 'sign published versions anew, by the key that signs now')
      .argument('[remote]')
      .argument('[version]', 'like 1.4.0', parseVersion)
      .option('--adopt', 'vouch for one version that nothing proves')
      .action((remote, version, { adopt = false }) => choose({ name: 'sign', remote, version, adopt }))
    forVersion('provenance', 'verify and print where a version was built, and from what (SLSA)')
      .option('--out <file>', 'also write its signed envelope (DSSE), for other tools')
      .action((remote, version, { out }) => choose({ name: 'provenance', remote, version, out }))
    command('list', 'what is published, what is live, since when and by whom')
      .argument('[remote]')
      .option(...inEnvironment)
      .action((remote, options) => choose({ name: 'list', remote, ...options }))
    command('log', 'what happened to releases, by whom and why, in the order of time')
      .argument('[remote]', 'all without one')
      .option('--since <moment>', 'in UTC, like 2026-12-24T00:00Z; the last day without it', parseInstant)
      .option(...inEnvironment)
      .action((remote, options) => choose({ name: 'log', remote, ...options }))
    command('impact', 'who uses a call, an event, a slot, a backend or a flag, and who breaks without it')
      .argument('<subject>', `like ${subjectExamples}`, parseSubject)
      .action((subject) => choose({ name: 'impact', subject }))
    command('prune', 'remove old versions that no page can ask for any more')
      .argument('[remote]')
      .action((remote) => choose({ name: 'prune', remote }))
    command('copy', 'copy the releases of DATA_DIR/releases into the bucket of RELEASES_URL').action(() =>
      choose({ name: 'copy' }),
    )
  })
