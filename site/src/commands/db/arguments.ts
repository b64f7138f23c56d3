import { resolve } from 'node:path'
import { readArguments, WrongUse } from '@calm-rest/command'

export const usage = `npm run db -- copy --from sqlite:DATA_DIR --to postgres://user@host/database     move a house over, and verify it
npm run db -- verify --from sqlite:DATA_DIR --to postgres://user@host/database   compare both, value by value

  --from      the folder of a site that does not run, or a file of SQLite like a backup
  --to        an empty database of PostgreSQL, or one in which this copy was cut off: it goes on there
  --batch N   so many rows in one transaction; 5000 without it
  --json      one line of JSON as the answer

A password need not stand here, where others see it: PGPASSWORD or ~/.pgpass can have it.
Exit code: 0 done and all the same, 1 failed or not the same, 2 not understood, 3 refused.`

export interface DbCommand {
  name: 'copy' | 'verify'
  /** A folder or a file. */
  from: string
  to: string
  batchRows: number
}

const wrong = (why: string): never => {
  throw new WrongUse(why, usage)
}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  batch: { type: 'string', default: '5000' },
  json: { type: 'boolean' },
} as const

export const parseDbCommand = (args: readonly string[]): DbCommand => {
  const { values, positionals } = readArguments(args, usage, options)
  const [name, ...others] = positionals
  if (name === undefined) return wrong('Which command?')
  if (name !== 'copy' && name !== 'verify') return wrong('It is copy or verify.')
  if (others.length > 0) return wrong(`'${name}' takes --from and --to, and nothing else.`)
  return { name, from: placeOf(values.from), to: urlOf(values.to), batchRows: rowsOf(values.batch) }
}

const placeOf = (given = '') => {
  const [, place] = /^sqlite:(.+)$/.exec(given) ?? []
  // npm runs scripts in the project's folder; a folder is named from where its owner stands
  if (place !== undefined) return resolve(process.env.INIT_CWD ?? '.', place)
  return wrong('From where? --from sqlite:DATA_DIR, or sqlite:FILE.')
}

// what was given is not said again: there may be a password in it
const urlOf = (given = '') => {
  const url = URL.parse(given)
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return given
  return wrong('To where? --to postgres://user@host:5432/database, with the name of the database.')
}

const rowsOf = (given: string) =>
  /^[1-9]\d{0,4}$/.test(given) ? Number(given) : wrong('--batch is a number of rows, 1 to 99999.')
