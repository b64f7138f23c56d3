import { readArguments, WrongUse } from '@calm-rest/command'

export const usage = `npm run partners -- COMMAND

  add ID --origin ORIGIN …               take bookings from the pages of these origins, like https://www.example.com
  list                                   all partners
  show ID                                one partner, and what its pages need
  rotate ID --origin ORIGIN …            other origins instead of those it had, from this moment on
  remove ID                              take no more bookings through it; its statements stay
  statement ID --month 2027-03           its bookings by the month of check-out

  --name NAME   what 'add' calls it; without one, its id in words
  --csv         the statement as a table for a spreadsheet
  --json        one line of JSON as the answer
  --yes         do not ask before 'rotate' and 'remove'

Exit code: 0 done, 1 failed, 2 not understood, 3 refused by a rule or not confirmed.`

export type PartnersCommand = { yes: boolean } & (
  | { name: 'add'; id: string; partnerName: string; origins: string[] }
  | { name: 'list' }
  | { name: 'show' | 'remove'; id: string }
  | { name: 'rotate'; id: string; origins: string[] }
  | { name: 'statement'; id: string; month: string; csv: boolean }
)

const wrong = (why: string): never => {
  throw new WrongUse(why, usage)
}

const options = {
  name: { type: 'string' },
  origin: { type: 'string', multiple: true },
  month: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

const read = (args: readonly string[]) => readArguments(args, usage, options)

type Values = ReturnType<typeof read>['values']

/** What each command takes beside --json and --yes. */
const taken: Record<PartnersCommand['name'], readonly (keyof Values)[]> = {
  add: ['name', 'origin'],
  list: [],
  show: [],
  rotate: ['origin'],
  remove: [],
  statement: ['month', 'csv'],
}

const refuseOthers = (name: PartnersCommand['name'], values: Values) => {
  const allowed: readonly string[] = [...taken[name], 'json', 'yes']
  const other = Object.keys(values).find((option) => !allowed.includes(option))
  if (other !== undefined) wrong(`'${name}' takes no --${other}.`)
}

const isCommand = (name: string | undefined): name is PartnersCommand['name'] =>
  name !== undefined && Object.hasOwn(taken, name)

export const parsePartnersCommand = (args: readonly string[]): PartnersCommand => {
  const { values, positionals } = read(args)
  const [name, ...ids] = positionals
  if (!isCommand(name)) return wrong(name === undefined ? 'Which command?' : `'${name}' is no command.`)
  refuseOthers(name, values)
  const { yes = false } = values
  if (name === 'list') return ids.length === 0 ? { name, yes } : wrong("'list' takes no arguments.")
  const [id, ...more] = ids
  if (id === undefined || more.length > 0) return wrong(`'${name}' takes one partner's id.`)
  const origins = () =>
    values.origin ?? wrong('Which pages? Name them with --origin https://www.example.com.')
  switch (name) {
    case 'add':
      return { name, id, partnerName: values.name ?? inWords(id), origins: origins(), yes }
    case 'rotate':
      return { name, id, origins: origins(), yes }
    case 'statement':
      return { name, id, month: monthOf(values.month), csv: csvOf(values), yes }
    default:
      return { name, id, yes }
  }
}

/** Alpin Tours, for alpin-tours. */
const inWords = (id: string) =>
  id.replace(/(^|-)(.)/g, (_, hyphen, first) => (hyphen && ' ') + first.toUpperCase())

const monthOf = (given: string | undefined) =>
  given !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(given)
    ? given
    : wrong('Which month? Say --month 2027-03.')

const csvOf = ({ csv = false, json = false }: Values) =>
  csv && json ? wrong('Either --csv or --json.') : csv
