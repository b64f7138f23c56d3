import { type Command, readCommand } from '@calm-rest/command'
import type { Resource, Work } from './resource.ts'
import { bookings } from './resources/bookings.ts'
import { channels } from './resources/channels.ts'
import { guests } from './resources/guests.ts'
import { log } from './resources/log.ts'
import { staff } from './resources/staff.ts'

const resources: Readonly<Record<string, { description: string; define: Resource }>> = {
  bookings: { description: 'several rooms at once, many cancelled at once, a fixed unit', define: bookings },
  guests: { description: 'guests who ask for their data', define: guests },
  channels: { description: 'portals that read which nights are taken', define: channels },
  staff: { description: 'links to the front desk, and sessions to end', define: staff },
  log: { description: 'who changed what', define: log },
}

export interface DeskCommand {
  work: Work
  /** Nobody is asked before a change. */
  yes: boolean
}

export const defineDesk = (program: Command, choose: (command: DeskCommand) => void) => {
  const desk = program
    .option('--json', 'one line of JSON as the answer')
    .option('--yes', 'do not ask before a change')
    .addHelpText(
      'after',
      '\nEverything else is done at the front desk: /desk. Days and times are those at the guesthouse.',
    )
  for (const [name, { description, define }] of Object.entries(resources)) {
    const resource = program.command(name).description(description)
    define(resource, (work) => choose({ work, yes: desk.opts().yes ?? false }))
  }
}

const listed: readonly string[] = ['guests', 'channels']

/** Adds 'list' where a resource that has a list stands without a command. */
const withList = (args: readonly string[]): readonly string[] => {
  const next = args.findIndex((word) => !word.startsWith('-')) + 1
  const isListed = next > 0 && listed.includes(args[next - 1] ?? '')
  return isListed && /^$|^-(?!h$|-help$)/.test(args[next] ?? '') ? args.toSpliced(next, 0, 'list') : args
}

export const parseDeskCommand = (args: readonly string[]): DeskCommand =>
  readCommand(
    withList(args),
    {
      name: 'npm run desk --',
      description: 'What the front desk cannot do, or cannot do when nobody can sign in',
    },
    defineDesk,
  )
