import { type Command, InvalidArgumentError } from '@calm-rest/command'
import { type ReleaseEventType, releaseEventType } from '@calm-rest/contract/release-api'
import { parseRemote } from './parse-remote.ts'

/** A server that gets events; all remotes and events where none is named. */
export interface HookToAdd {
  url: string
  remote?: string | undefined
  events?: ReleaseEventType[] | undefined
}

/** Commands on servers that are told what happens to releases. */
export type HookCommand =
  | { name: 'hook add'; hook: HookToAdd }
  | { name: 'hook resume'; id: string; skip: boolean }
  | { name: 'hook remove' | 'hook test'; id: string }
  | { name: 'hook list' }

const parseEvents = (text: string): ReleaseEventType[] => {
  const events = releaseEventType.array().min(1).safeParse(text.split(','))
  if (events.success) return events.data
  throw new InvalidArgumentError(`It is a list of ${releaseEventType.options.join(', ')}, with commas.`)
}

/** Adds the commands on hooks to a command line. */
export const addHookCommands = (program: Command, choose: (chosen: HookCommand) => void) => {
  const hook = program.command('hook').description('servers that are told what happens to releases')
  hook
    .command('add')
    .description('post events to an address from now on; the secret of the signatures is shown once')
    .argument('<url>', 'https://chat.example/releases; in development also http://localhost')
    .option('--remote <remote>', 'the one remote that it is about; all without it', parseRemote)
    .option('--events <list>', 'like release.promoted,release.rolled_back; all without it', parseEvents)
    .action((url, options) => choose({ name: 'hook add', hook: { url, ...options } }))
  hook
    .command('list')
    .description('every hook, and how its deliveries go')
    .action(() => choose({ name: 'hook list' }))
  const forHook = (name: string, description: string) =>
    hook.command(name).description(description).argument('<id>', 'as the list has it')
  forHook('remove', 'post nothing more to an address').action((id) => choose({ name: 'hook remove', id }))
  forHook('resume', 'go on with a hook that was paused')
    .option('--skip', 'without the events that wait')
    .action((id, { skip = false }) => choose({ name: 'hook resume', id, skip }))
  forHook('test', 'post one event now, and say what the server answered').action((id) =>
    choose({ name: 'hook test', id }),
  )
}
