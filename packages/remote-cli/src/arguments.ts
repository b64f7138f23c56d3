import { InvalidArgumentError, readCommand, wholeNumber } from '@calm-rest/command'
import { picturesId, previewDays } from '@calm-rest/contract/release-api'
import { backendName, environmentName, releaseVersion } from '@calm-rest/contract/releases'

/** A site as the command line names it; without it the environment or package.json does. */
interface OnSite {
  site?: string | undefined
}

/** An action on releases that a site does. */
export type ReleaseAction =
  | ({ name: 'promote'; version: string | undefined } & GoesLive)
  | { name: 'retire' | 'approve'; version: string | undefined }
  | { name: 'approve-look'; version: string | undefined; pictures?: string | undefined }
  | ({ name: 'canary'; version: string | undefined; percent: number } & GoesLive)
  | { name: 'rollback'; environment?: string | undefined }
  /** Changes nothing. */
  | { name: 'list'; environment?: string | undefined }

/** Where a version goes live, and how during a freeze. */
export interface GoesLive {
  /** That of the site if undefined. */
  environment?: string | undefined
  /** Reason for an exception from a freeze. */
  despiteFreeze?: string | undefined
}

/** Signed addresses of a version that is not live. */
export interface PreviewCommand {
  name: 'preview'
  version: string | undefined
  /** Until they end. */
  days: number
  /** Answers the text of a comment on a pull request. */
  markdown: boolean
}

/** Publishes a folder that another tool chain has built. */
export interface AdoptCommand extends OnSite {
  name: 'adopt'
  build: string
  contract?: string | undefined
}

export type RemoteCommand =
  | ({ name: 'dev'; port: number; backends: Readonly<Record<string, string>> } & OnSite)
  | { name: 'build' }
  | ({ name: 'types' } & OnSite)
  | { name: 'test'; filters: string[] }
  | ({ name: 'publish' } & OnSite)
  | (PreviewCommand & OnSite)
  | AdoptCommand
  /** Prints what happens to releases until it is ended. */
  | ({ name: 'watch'; json: boolean } & OnSite)
  | (ReleaseAction & OnSite)

const parseVersion = (text: string) => {
  if (releaseVersion.safeParse(text).success) return text
  throw new InvalidArgumentError('It is a version like 1.4.0 or 1.5.0-rc.1.')
}

const parseEnvironment = (text: string) => {
  if (environmentName.safeParse(text).success) return text
  throw new InvalidArgumentError('It is the name of an environment, like staging.')
}

const parsePictures = (text: string) => {
  if (picturesId.safeParse(text).success) return text
  throw new InvalidArgumentError('It is like 3f2a9c01b7de.')
}

/** Adds `orders=http://localhost:4010` to the backends that were named before. */
const parseBackend = (text: string, before: Readonly<Record<string, string>> = {}) => {
  const [, name, address] = /^([^=]+)=(.+)$/.exec(text) ?? []
  const url = URL.parse(address ?? '')
  if (backendName.safeParse(name).success && url && /^https?:$/.test(url.protocol) && url.pathname === '/')
    return { ...before, [name as string]: url.origin }
  throw new InvalidArgumentError('It is a name and an origin, like orders=http://localhost:4010.')
}

const line = {
  name: 'calm-rest-remote',
  description: 'Runs, builds, tests and releases the remote of this folder',
  exitCodes: '0 done, 1 failed, 2 not understood, 3 refused by a rule, 4 the version failed the gate',
}

const site = [
  '--site <address>',
  'the site; without it SITE_URL, or "calm-rest": { "site" } of package.json',
] as const

const environment = [
  '--environment <name>',
  'of the platform, like staging; without it that of the site',
  parseEnvironment,
] as const

const despiteFreeze = [
  '--despite-freeze <reason>',
  'go live during a freeze, with the right to; the reason stays in the history',
] as const

const version = ['[version]', 'without it that of package.json', parseVersion] as const

/** Parses the command line of `calm-rest-remote`. Throws as `readCommand`. */
export const readRemoteCommand = (args: readonly string[]): RemoteCommand =>
  readCommand(args, line, (program, choose) => {
    program.option('--json', 'one line of JSON as the answer')
    const command = (name: string, description: string) => program.command(name).description(description)

    command('dev', 'show this remote from its sources inside the live shell of a site')
      .option(...site)
      .option('--port <n>', 'of this machine', wholeNumber(1, 65_535), 4000)
      .option('--backend <name=origin>', 'where a backend of this remote runs; again for each', parseBackend)
      .action(({ backend = {}, ...options }) => choose({ name: 'dev', backends: backend, ...options }))
    command('build', 'build the version of package.json into dist/').action(() => choose({ name: 'build' }))
    command('test', 'run the tests')
      .argument('[paths...]', 'parts of paths of tests')
      .action((filters) => choose({ name: 'test', filters }))
    command('types', 'write the types of the events of live releases into src/calm-rest-events.d.ts')
      .option(...site)
      .action((options) => choose({ name: 'types', ...options }))
    command('publish', 'build the version of package.json and give it to the site; nobody sees it yet')
      .option(...site)
      .action((options) => choose({ name: 'publish', ...options }))
    command('preview', 'print addresses that show a published version, and beside the live one')
      .argument(...version)
      .option(
        '--days <n>',
        'how long they can be opened',
        wholeNumber(1, previewDays.most),
        previewDays.usual,
      )
      .option('--markdown', 'the text of a comment on a pull request as the answer')
      .option(...site)
      .action((chosen, { markdown = false, ...options }) =>
        choose({ name: 'preview', version: chosen, markdown, ...options }),
      )
    command('adopt', 'give the site a build of rsbuild, webpack or vite instead; nobody sees it yet')
      .argument('<folder>', 'with its mf-manifest.json')
      .option('--contract <version>', 'that its widgets keep, where package.json does not say it')
      .option(...site)
      .action((build, options) => choose({ name: 'adopt', build, ...options }))
    command('promote', 'make a published version live for everybody, after the gate')
      .argument(...version)
      .option(...environment)
      .option(...despiteFreeze)
      .option(...site)
      .action((chosen, options) => choose({ name: 'promote', version: chosen, ...options }))
    command('canary', 'make a published version live for some of the visitors, after the gate')
      .argument('<percent>', 'of the visitors', wholeNumber(1, 99))
      .argument(...version)
      .option(...environment)
      .option(...despiteFreeze)
      .option(...site)
      .action((percent, chosen, options) => choose({ name: 'canary', version: chosen, percent, ...options }))
    command('rollback', 'make the version before live again; ends a canary where there is one')
      .option(...environment)
      .option(...site)
      .action((options) => choose({ name: 'rollback', ...options }))
    command('list', 'what is live, and every version that the site knows')
      .option(...environment)
      .option(...site)
      .action((options) => choose({ name: 'list', ...options }))
    command('watch', "print what happens to the releases of this remote's team, until it is ended")
      .option(...site)
      .action((options) => choose({ name: 'watch', json: args.includes('--json'), ...options }))
    command('approve', 'approve a version that somebody else has published')
      .argument(...version)
      .option(...site)
      .action((chosen, options) => choose({ name: 'approve', version: chosen, ...options }))
    command('approve-look', 'approve the pictures in which a version differs from the live one')
      .argument(...version)
      .option('--pictures <id>', 'those that you have seen, as the comparison names them', parsePictures)
      .option(...site)
      .action((chosen, options) => choose({ name: 'approve-look', version: chosen, ...options }))
    command('retire', 'take a version that is not live away')
      .argument('<version>', 'like 1.4.0', parseVersion)
      .option(...site)
      .action((chosen, options) => choose({ name: 'retire', version: chosen, ...options }))
  })
