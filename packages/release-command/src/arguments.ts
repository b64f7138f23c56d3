import { InvalidArgumentError, readCommand } from '@calm-rest/command'
import { isSubject, type Subject } from '@calm-rest/releases'
import { addBackendCommands, type BackendCommand } from './backend-arguments.ts'
import { addFlagCommands, type FlagCommand } from './flag-arguments.ts'
import {
  addGovernanceCommands,
  type GovernanceCommand,
  inEnvironment,
  parseInstant,
} from './governance-arguments.ts'
import { addHookCommands, type HookCommand } from './hook-arguments.ts'
import { addKeyCommands, type KeyCommand } from './key-arguments.ts'
import { addLiveCommands, type LiveCommand } from './live-arguments.ts'
import { parseVersion } from './parse-version.ts'
import { addTokenCommands, type TokenCommand } from './token-arguments.ts'

export type ReleaseCommand =
  | { name: 'publish'; remote: string; version: string | undefined }
  | { name: 'adopt'; build: string; contract: string | undefined }
  | { name: 'sign'; remote: string | undefined; version: string | undefined; adopt: boolean }
  | { name: 'provenance'; remote: string; version: string; out: string | undefined }
  | { name: 'impact'; subject: Subject }
  | { name: 'list'; remote: string | undefined; environment?: string | undefined }
  | { name: 'log'; remote: string | undefined; since?: string | undefined; environment?: string | undefined }
  | { name: 'prune'; remote: string | undefined }
  | { name: 'copy' }
  | LiveCommand
  | TokenCommand
  | BackendCommand
  | HookCommand
  | FlagCommand
  | GovernanceCommand
  | KeyCommand

const subjectExamples =
  'call:offers.list, event:stay-chosen@1, slot:room, backend:mf-spa/orders or flag:mf-spa/new-map'

const parseSubject = (text: string): Subject => {
  if (isSubject(text)) return text
  throw new InvalidArgumentError(`It is like ${subjectExamples}.`)
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
    const command = (name: string, description: string) => program.command(name).description(description)

    command('publish', 'build a remote and put it into the store')
      .argument('<remote>')
      .argument('[version]', "its package's version without one", parseVersion)
      .action((remote, version) => choose({ name: 'publish', remote, version }))
    command('adopt', 'put a build of rsbuild, webpack or vite with Module Federation into the store')
      .argument('<folder>', 'with its mf-manifest.json, inside the project of its package.json')
      .option('--contract <version>', 'that its widgets keep, where package.json does not say it')
      .action((build, { contract }) => choose({ name: 'adopt', build, contract }))
    addLiveCommands(program, choose, environment)
    addTokenCommands(program, choose)
    addBackendCommands(program, choose)
    addHookCommands(program, choose)
    addFlagCommands(program, choose)
    addGovernanceCommands(program, choose)
    addKeyCommands(program, choose)
    command('sign', 'sign published versions anew, by the key that signs now')
      .argument('[remote]')
      .argument('[version]', 'like 1.4.0', parseVersion)
      .option('--adopt', 'vouch for one version that nothing proves')
      .action((remote, version, { adopt = false }) => choose({ name: 'sign', remote, version, adopt }))
    command('provenance', 'verify and print where a version was built, and from what (SLSA)')
      .argument('<remote>')
      .argument('<version>', 'like 1.4.0', parseVersion)
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
