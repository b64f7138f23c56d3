import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { failureWords } from '@calm-rest/server'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { runSite } from './run-site.ts'

/** Returns what the operator reads, without a process of its own. */
const wordsOfStart = async (given: Record<string, string>) => {
  const variables = { PORT: '0', LOG_LEVEL: 'silent', ...given }
  try {
    await runSite({ variables })
  } catch (cause) {
    return failureWords(cause, variables)
  }
  throw new Error('It started')
}

/** Starts the site like its operator, in a situation in which it cannot start. */
const fail = async (variables: Record<string, string>, script = 'site/src/serve.ts') => {
  const child = spawn(process.execPath, [join(root, script)], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  whenDone(() => child.kill('SIGKILL'))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

const folderWith = (write: (folder: string) => void) => {
  const folder = temporaryFolder('start')
  write(folder)
  return { DATA_DIR: folder }
}

const newerDatabase = (folder: string) => {
  const db = new Sqlite(join(folder, 'calm-rest.db'))
  db.exec('CREATE TABLE of_tomorrow (a)')
  db.pragma('user_version = 9999')
  db.close()
}

const missingDatabase = (folder: string) => {
  mkdirSync(join(folder, 'backups'))
  writeFileSync(join(folder, 'backups', 'calm-rest-2027.db'), '')
}

const fileForFolder = () => {
  const file = join(temporaryFolder('start'), 'data')
  writeFileSync(file, '')
  return { DATA_DIR: file }
}

const nobodyListens = { DATABASE_URL: 'postgres://calm:secret@127.0.0.1:1/calm_rest' }

it.each([
  [
    'a database of later code',
    () => folderWith(newerDatabase),
    /^The database has version 9999, this code knows \d+\. Did you forget to update the code\?$/,
  ],
  [
    'a damaged database',
    () => folderWith((folder) => writeFileSync(join(folder, 'calm-rest.db'), 'x'.repeat(9000))),
    /^The database \S+ is damaged: .*$/,
  ],
  ['a file where the folder should be', fileForFolder, /^\S+ is not a folder\. Set DATA_DIR .*$/],
  [
    'a server of PostgreSQL that is away',
    () => ({ ...folderWith(() => {}), ...nobodyListens }),
    /^PostgreSQL at 127\.0\.0\.1:1\/calm_rest cannot be reached: .*DATABASE_URL\.$/,
  ],
  [
    'an environment that is not right',
    () => ({ ...folderWith(() => {}), PORT: 'eighty' }),
    /^The environment is not right\.\n.*PORT/s,
  ],
])('explains %s, without internals of the program', async (_, variables, words) => {
  const said = await wordsOfStart(variables())
  expect(said).toMatch(words)
  expect(said).not.toMatch(/^\s+at |secret/m)
})

it('ends with 1 and one sentence on standard error if the database is missing', async () => {
  const { code, said } = await fail(folderWith(missingDatabase))
  expect(said).toMatch(/^The database \S+ is gone, but \S+ is there.*npm run restore -- latest.*\n$/)
  expect(code).toBe(1)
})

it('prints the stack of a programming error', () => {
  expect(failureWords(new TypeError('x is not a function'), {})).toMatch(/^TypeError: x.*\n\s+at /)
})

it('says which program may hold a taken port', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => server.close())
  const { port } = server.address() as { port: number }
  const { code, said } = await fail({ ...folderWith(() => {}), PORT: String(port) }, 'api/src/serve.ts')
  expect(said).toMatch(
    new RegExp(`^EADDRINUSE: port ${port} of 127.0.0.1 is taken by another program, .*\\n$`),
  )
  expect(code).toBe(1)
})
