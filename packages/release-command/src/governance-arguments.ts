import { type Command, InvalidArgumentError } from '@calm-rest/command'
import { environmentName, remoteName } from '@calm-rest/contract/releases'

/** Remotes and environments of a rule; all where they are left out. */
interface Scope {
  remotes?: string[] | undefined
  environments?: string[] | undefined
}

/** A freeze to be added; both moments in UTC. */
export interface FreezeToAdd extends Scope {
  reason: string
  from: string
  to: string
}

/** Versions published from then on need an approval; now if undefined. */
export interface ApprovalToRequire extends Scope {
  from?: string | undefined
}

/** Commands on the platform's rules for what goes live. */
export type GovernanceCommand =
  | { name: 'environment set'; environments: string[] }
  | { name: 'environment list' }
  | { name: 'freeze add'; freeze: FreezeToAdd }
  | { name: 'freeze remove'; id: string }
  | { name: 'freeze list' }
  | { name: 'approval require'; requirement: ApprovalToRequire }
  | { name: 'approval remove'; id: string }
  | { name: 'approval list' }

export const parseEnvironment = (text: string) => {
  if (environmentName.safeParse(text).success) return text
  throw new InvalidArgumentError('It is the name of an environment, like staging.')
}

/** Option of a command that is about one environment. */
export const inEnvironment = [
  '--environment <name>',
  'without it that of RELEASE_ENVIRONMENT, or the main one',
  parseEnvironment,
] as const

/** Environments in the order in which a version goes through them, one argument each. */
const collectEnvironment = (text: string, before: string[] = []) => [...before, parseEnvironment(text)]

export const parseEnvironments = (text: string) => text.split(',').map(parseEnvironment)

const parseRemotes = (text: string) => {
  const remotes = remoteName.array().min(1).safeParse(text.split(','))
  if (remotes.success) return remotes.data
  throw new InvalidArgumentError('It is a list of remotes, with commas.')
}

export const parseInstant = (text: string) => {
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text)
  if (isInstant && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  throw new InvalidArgumentError('It is a moment in UTC, like 2026-12-24T00:00Z.')
}

const onRemotes = ['--remotes <list>', 'that it is about, with commas; all without it', parseRemotes] as const
const inEnvironments = [
  '--environments <list>',
  'in which it holds, with commas; all without it',
  parseEnvironments,
] as const

/** Adds the commands on environments, freezes and approvals to a command line. */
export const addGovernanceCommands = (program: Command, choose: (chosen: GovernanceCommand) => void) => {
  const environment = program
    .command('environment')
    .description('where releases are live, one after the other')
  environment
    .command('set')
    .description('set the order; the first time, what is live is live in the last one')
    .argument('<names...>', 'like staging production', collectEnvironment)
    .action((environments) => choose({ name: 'environment set', environments }))
  environment
    .command('list')
    .description('every environment, in order')
    .action(() => choose({ name: 'environment list' }))

  const freeze = program.command('freeze').description('times in which nothing new goes live')
  freeze
    .command('add')
    .description('add a freeze; rolling back and retiring go on')
    .argument('<reason>', 'as teams read it')
    .requiredOption('--from <moment>', 'in UTC, like 2026-12-24T00:00Z', parseInstant)
    .requiredOption('--to <moment>', 'in UTC; the first moment after it', parseInstant)
    .option(...onRemotes)
    .option(...inEnvironments)
    .action((reason, options) => choose({ name: 'freeze add', freeze: { reason, ...options } }))
  freeze
    .command('remove')
    .description('end a freeze at once')
    .argument('<id>', 'as the list has it')
    .action((id) => choose({ name: 'freeze remove', id }))
  freeze
    .command('list')
    .description('every freeze, in UTC')
    .action(() => choose({ name: 'freeze list' }))

  const approval = program.command('approval').description('where another person has to approve a version')
  approval
    .command('require')
    .description('require approvals of versions that are published from now on')
    .option(...onRemotes)
    .option(...inEnvironments)
    .option('--from <moment>', 'in UTC: also of versions published since', parseInstant)
    .action((requirement) => choose({ name: 'approval require', requirement }))
  approval
    .command('remove')
    .description('require it no longer')
    .argument('<id>', 'as the list has it')
    .action((id) => choose({ name: 'approval remove', id }))
  approval
    .command('list')
    .description('where approvals are required')
    .action(() => choose({ name: 'approval list' }))
}
