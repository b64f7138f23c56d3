import { collect, InvalidArgumentError, readCommand } from '@calm-rest/command'

export type PartnersCommand = { yes: boolean } & (
  | { name: 'add'; id: string; partnerName: string; origins: string[] }
  | { name: 'list' }
  | { name: 'show' | 'remove'; id: string }
  | { name: 'rotate'; id: string; origins: string[] }
  | { name: 'statement'; id: string; month: string; csv: boolean }
)

/** `Alpin Tours` for alpin-tours. */
const toName = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, hyphen, first) => (hyphen && ' ') + first.toUpperCase())

const parseMonth = (text: string) => {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text
  throw new InvalidArgumentError('It is a month like 2027-03.')
}

export const parsePartnersCommand = (args: readonly string[]): PartnersCommand =>
  readCommand(
    args,
    { name: 'npm run partners --', description: 'Partners whose pages take bookings' },
    (program, choose) => {
      const partners = program
        .option('--json', 'one line of JSON as the answer')
        .option('--yes', 'do not ask before a change')
      const yes = () => partners.opts().yes ?? false
      const origin = [
        '--origin <origin>',
        'of its pages, like https://www.example.com; several times',
      ] as const
      const forOne = (name: string, description: string) =>
        program.command(name).description(description).argument('<id>', 'of the partner')

      forOne('add', 'take bookings from the pages of these origins')
        .requiredOption(...origin, collect)
        .option('--name <name>', 'its name; the id in words without it')
        .action((id, { origin: origins, name = toName(id) }) =>
          choose({ name: 'add', id, partnerName: name, origins, yes: yes() }),
        )
      program
        .command('list')
        .description('all partners')
        .action(() => choose({ name: 'list', yes: yes() }))
      forOne('show', 'one partner, and what its pages need').action((id) =>
        choose({ name: 'show', id, yes: yes() }),
      )
      forOne('rotate', 'other origins instead of those it had, from this moment on')
        .requiredOption(...origin, collect)
        .action((id, { origin: origins }) => choose({ name: 'rotate', id, origins, yes: yes() }))
      forOne('remove', 'take no more bookings through it; its statements stay').action((id) =>
        choose({ name: 'remove', id, yes: yes() }),
      )
      forOne('statement', 'its bookings by the month of departure')
        .requiredOption('--month <month>', 'like 2027-03', parseMonth)
        .option('--csv', 'as a table for a spreadsheet')
        .action((id, { month, csv = false }, command) =>
          csv && partners.opts().json
            ? command.error('Either --csv or --json.')
            : choose({ name: 'statement', id, month, csv, yes: yes() }),
        )
    },
  )
