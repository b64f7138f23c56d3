import { InvalidArgumentError, readCommand, wholeNumber } from '@calm-rest/command'
import { releaseVersion } from '@calm-rest/contract/releases'

export type ReleaseCommand =
  | { name: 'publish'; remote: string; version: string | undefined }
  | { name: 'preview'; remote: string; version: string; days: number; site: string }
  | ({ name: 'promote'; remote: string; version: string } & GateOptions)
  | ({ name: 'canary'; remote: string; version: string; percent: number } & GateOptions)
  | { name: 'rollback'; remote: string }
  | { name: 'list'; remote: string | undefined }
  | { name: 'prune'; remote: string | undefined }
  | { name: 'copy' }

export interface GateOptions {
  /** Address of the running site in which the gate tries the version. */
  site: string
  /** Reason for a promotion without the gate. */
  skipGate: string | undefined
}

const parseVersion = (text: string) => {
  if (releaseVersion.safeParse(text).success) return text
  throw new InvalidArgumentError('It is a version like 1.4.0 or 1.5.0-rc.1.')
}

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
    const skipGate = ['--skip-gate <reason>', 'promote untried; the reason stays in the history'] as const

    command('publish', 'build a remote and put it into the store')
      .argument('<remote>')
      .argument('[version]', "its package's version without one", parseVersion)
      .action((remote, version) => choose({ name: 'publish', remote, version }))
    forVersion('preview', 'print an address that opens the site with a published version')
      .option('--days <n>', 'how long it can be opened', wholeNumber(1, 90), 7)
      .option(...site)
      .action((remote, version, options) => choose({ name: 'preview', remote, version, ...options }))
    forVersion('promote', 'try a published version in a browser and make it live for everybody')
      .option(...site)
      .option(...skipGate)
      .action((remote, version, options) =>
        choose({ name: 'promote', remote, version, skipGate: undefined, ...options }),
      )
    forVersion('canary', 'the same, for some of the visitors')
      .argument('<percent>', 'of the visitors', wholeNumber(1, 99))
      .option(...site)
      .option(...skipGate)
      .action((remote, version, percent, options) =>
        choose({ name: 'canary', remote, version, percent, skipGate: undefined, ...options }),
      )
    command('rollback', 'make the version before live again; ends a canary where there is one')
      .argument('<remote>')
      .action((remote) => choose({ name: 'rollback', remote }))
    command('list', 'what is published, what is live, since when and by whom')
      .argument('[remote]')
      .action((remote) => choose({ name: 'list', remote }))
    command('prune', 'remove old versions that no page can ask for any more')
      .argument('[remote]')
      .action((remote) => choose({ name: 'prune', remote }))
    command('copy', 'copy the releases of DATA_DIR/releases into the bucket of RELEASES_URL').action(() =>
      choose({ name: 'copy' }),
    )
  })
