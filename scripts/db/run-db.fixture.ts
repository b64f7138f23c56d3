import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { whenDone } from '@calm-rest/testing'
import { startPostgres } from '@calm-rest/testing/postgres'
import pg from 'pg'
import { root } from '../root.ts'

/** The command as a process of its own, and what came of it. */
export const startDb = (args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'scripts/db.ts'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  whenDone(() => child.kill('SIGKILL'))
  return { child, ended: outcomeOf(child) }
}

const outcomeOf = async (child: ChildProcess) => {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...output }
}

export const runDb = (...args: string[]) => startDb(args).ended

/** A server for one test file, and databases in it. */
export const startServer = async () => {
  const server = await startPostgres()
  whenDone(server.stop)
  let made = 0
  return {
    /** An empty database and a connection to it. */
    makeDatabase: async () => {
      made += 1
      const url = new URL(`house_${made}`, server.url).href
      await asking(new URL('postgres', server.url).href, (client) =>
        client.query(`CREATE DATABASE house_${made}`),
      )
      const client = new pg.Client(url)
      await client.connect()
      client.on('error', () => {})
      whenDone(() => client.end())
      return { url, client, ask: async (sql: string) => (await client.query(sql)).rows }
    },
  }
}

const asking = async (url: string, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export type TestDatabase = Awaited<ReturnType<Awaited<ReturnType<typeof startServer>>['makeDatabase']>>
