import { type Command, InvalidArgumentError, wholeNumber } from '@calm-rest/command'
import { picturesId, previewDays } from '@calm-rest/contract/release-api'
import { inEnvironment, parseEnvironment } from './governance-arguments.ts'
import { parseVersion } from './parse-version.ts'

export interface GateOptions {
  /** Address of the running site in which the gate tests the version. */
  site: string
  /** Milliseconds that a version has in the browser; by its widgets if undefined. */
  deadlineMs?: number | undefined
  /** Reason for a promotion without the gate. */
  skipGate: string | undefined
}

/** Where a version goes live, and how during a freeze. */
interface LiveOptions {
  /** RELEASE_ENVIRONMENT, or the main one, if undefined. */
  environment?: string | undefined
  /** Reason for an exception from a freeze. */
  despiteFreeze?: string | undefined
}

/** Commands on what guests get of a remote, and on what may become that. */
export type LiveCommand =
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

const parsePictures = (text: string) => {
  if (picturesId.safeParse(text).success) return text
  throw new InvalidArgumentError('It is like 3f2a9c01b7de.')
}

const despiteFreeze = [
  '--despite-freeze <reason>',
  'go live during a freeze; the reason stays in the history',
] as const
const skipGate = ['--skip-gate <reason>', 'promote untried; the reason stays in the history'] as const

/** Adds the commands on what is live to a command line. */
export const addLiveCommands = (
  program: Command,
  choose: (chosen: LiveCommand) => void,
  environment: NodeJS.ProcessEnv,
) => {
  const site = [
    '--site <address>',
    'the running site that shows the version; SITE_URL without it',
    environment.SITE_URL ?? `http://localhost:${environment.PORT ?? 3000}`,
  ] as const
  const command = (name: string, description: string) => program.command(name).description(description)
  const forVersion = (name: string, description: string) =>
    command(name, description).argument('<remote>').argument('<version>', 'like 1.4.0', parseVersion)

  forVersion('preview', 'print addresses that show a published version, and beside the live one')
    .option('--days <n>', 'how long they can be opened', wholeNumber(1, previewDays.most), previewDays.usual)
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
    .option('--at-once <n>', 'versions at the same time; by cores and memory without it', wholeNumber(1, 32))
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
}
