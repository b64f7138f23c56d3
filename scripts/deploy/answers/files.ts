import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { managedIn, type Settings } from './settings.ts'

const envFile = (folder: string) => join(folder, '.env')
const secretsFolder = (folder: string) => join(folder, 'secrets')

/** The services that have secrets, each with a folder of its own that it alone mounts. */
const services = ['site', 'postgres', 'objects', 'prometheus', 'grafana']

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The settings in a folder; empty where none were written. */
export const readSettings = (folder: string): Settings => {
  const variables: Settings['variables'] = {}
  for (const [name, value] of Object.entries(parseEnv(readIfThere(envFile(folder))))) {
    if (value !== undefined) variables[name] = value
  }
  const secrets: Settings['secrets'] = {}
  for (const service of services) {
    const place = join(secretsFolder(folder), service)
    if (!existsSync(place)) continue
    for (const name of readdirSync(place)) {
      secrets[`${service}/${name}`] = readFileSync(join(place, name), 'utf8').trim()
    }
  }
  return { variables, secrets }
}

/** Complete or as before: a rename, after which a power cut finds one of the two. */
const replaceFile = (file: string, text: string, mode: number) => {
  const part = `${file}.part`
  writeFileSync(part, text, { mode, flush: true })
  chmodSync(part, mode)
  renameSync(part, file)
}

const head =
  '# Written by `npm run deploy -- init`, which keeps lines that it does not know. Settings of the site may follow.'

/** The lines of `.env` with these variables; comments and variables that init does not write stay as they are. */
export const mergeEnv = (
  text: string,
  variables: Settings['variables'],
  managed: readonly string[],
): string => {
  const open = new Map(Object.entries(variables))
  const nameIn = (line: string) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1]
  const kept = (text === '' ? head : text.trimEnd()).split('\n').flatMap((line) => {
    const name = nameIn(line)
    if (name === undefined || !(managed.includes(name) || open.has(name))) return [line]
    const value = open.get(name)
    open.delete(name)
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return `${[...kept, ...[...open].map(([name, value]) => `${name}=${value}`)].join('\n')}\n`
}

/**
 * Writes `.env` (0600) and `secrets` (0700). The files of secrets can be read by all who get there: containers have
 * other users, and file systems of compose keep owner and mode. The folder lets nobody else of this machine in.
 */
export const writeSettings = (folder: string, { variables, secrets }: Settings): void => {
  const place = secretsFolder(folder)
  mkdirSync(place, { recursive: true, mode: 0o700 })
  chmodSync(place, 0o700)
  for (const service of services) {
    mkdirSync(join(place, service), { recursive: true })
    chmodSync(join(place, service), 0o755)
  }
  const before = readSettings(folder)
  for (const [name, value] of Object.entries(secrets)) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    replaceFile(join(place, name), value, 0o444)
  }
  const file = envFile(folder)
  replaceFile(file, mergeEnv(readIfThere(file), variables, managedIn(before)), 0o600)
  // after the lines that named them
  for (const name of removable) {
    if (before.secrets[name] !== undefined && !(name in secrets)) rmSync(join(place, name))
  }
}

/** Secrets that answers may take away; passwords of data that stays (PostgreSQL, the store) are never removed. */
const removable = ['site/SMTP_URL', 'site/DATABASE_URL', 'site/BACKUP_AWS_SECRET_ACCESS_KEY']

/** Adds a line to `.env`, unless there is one of that name. */
export const addVariable = (folder: string, name: string, value: string): void => {
  const { variables } = readSettings(folder)
  if (variables[name] !== undefined) return
  const file = envFile(folder)
  replaceFile(file, `${readIfThere(file).trimEnd()}\n${name}=${value}\n`, 0o600)
}
