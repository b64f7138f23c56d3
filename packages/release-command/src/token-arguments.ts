import { type Command, InvalidArgumentError, wholeNumber } from '@calm-rest/command'
import { type ReleaseRight, releaseRight } from '@calm-rest/contract/release-api'
import { parseEnvironments } from './governance-arguments.ts'
import { parseRemote } from './parse-remote.ts'

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

/** Commands on tokens of teams. */
export type TokenCommand =
  | { name: 'token add'; token: TokenToAdd }
  | { name: 'token revoke'; id: string }
  | { name: 'token list' }

const parseRights = (text: string): ReleaseRight[] => {
  const rights = releaseRight.array().min(1).safeParse(text.split(','))
  if (rights.success) return rights.data
  throw new InvalidArgumentError(`It is a list of ${releaseRight.options.join(', ')}, with commas.`)
}

/** Rights of a token that names none: what a team does with its own remote. */
const usualRights: ReleaseRight[] = ['publish', 'promote', 'canary', 'rollback', 'retire']

/** Adds the commands on tokens to a command line. */
export const addTokenCommands = (program: Command, choose: (chosen: TokenCommand) => void) => {
  const token = program.command('token').description('who may release over HTTPS')
  token
    .command('add')
    .description('make a token of a team for a remote; it is shown once')
    .argument('<team>', 'as CODEOWNERS names it')
    .requiredOption('--remote <remote>', 'the one remote that it is for', parseRemote)
    .option('--rights <list>', `of ${releaseRight.options.join(',')}`, parseRights, usualRights)
    .option('--environments <list>', 'in which it may make a version live; all without it', parseEnvironments)
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
}
