import { type Command, readCommand } from '@calm-rest/command'
import type { Resource, Work } from './resource.ts'
import { amenities } from './resources/amenities.ts'
import { bookings } from './resources/bookings.ts'
import { channels } from './resources/channels.ts'
import { guests } from './resources/guests.ts'
import { house } from './resources/house.ts'
import { log } from './resources/log.ts'
import { messages } from './resources/messages.ts'
import { payments } from './resources/payments.ts'
import { rates } from './resources/rates.ts'
import { reviews } from './resources/reviews.ts'
import { rooms } from './resources/rooms.ts'
import { staff } from './resources/staff.ts'

const resources: Readonly<Record<string, { description: string; define: Resource }>> = {
  bookings: { description: 'stays, and who comes today', define: bookings },
  payments: { description: 'what guests paid, and what they got back', define: payments },
  rooms: { description: 'what guests read, prices, units and blocked nights', define: rooms },
  amenities: { description: 'what rooms can have', define: amenities },
  rates: { description: 'prices by date, guests and choice; what forbids a stay', define: rates },
  reviews: { description: 'read, hide and publish them', define: reviews },
  messages: { description: 'read and answer them', define: messages },
  guests: { description: 'everybody who booked or has an account', define: guests },
  channels: { description: 'portals that read which nights are taken', define: channels },
  house: { description: 'hours and telephones that guests are told', define: house },
  staff: { description: 'who works at the front desk, and where they are signed in', define: staff },
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
      '\nA resource alone lists what there is. Days and times are those at the guesthouse.',
    )
  for (const [name, { description, define }] of Object.entries(resources)) {
    const resource = program.command(name).description(description)
    define(resource, (work) => choose({ work, yes: desk.opts().yes ?? false }))
  }
}

/** A resource without a command is listed. */
const withList = (args: readonly string[]): readonly string[] => {
  const next = args.findIndex((word) => !word.startsWith('-')) + 1
  const isListed = next > 0 && args[next - 1] !== 'log' && Object.hasOwn(resources, args[next - 1] ?? '')
  return isListed && /^$|^-(?!h$|-help$)/.test(args[next] ?? '') ? args.toSpliced(next, 0, 'list') : args
}

export const parseDeskCommand = (args: readonly string[]): DeskCommand =>
  readCommand(
    withList(args),
    { name: 'npm run desk --', description: 'What the owner looks at and changes' },
    defineDesk,
  )
