import { whenDone } from '@calm-rest/testing'
import { startPostgres } from '@calm-rest/testing/postgres'
import pg from 'pg'
import { expect } from 'vitest'
import { startCommand } from '../run-command.fixture.ts'

export const startDb = (args: readonly string[], env: Record<string, string> = {}) =>
  startCommand('db', args, env)

export const runDb = (...args: string[]) => startDb(args).ended

/** Id of the lock that a held copy waits for. */
const gate = 1
const wait = `PERFORM pg_advisory_xact_lock_shared(${gate})`

const holdOn = (event: string, tag: string, when: string, how: string) => `
  CREATE FUNCTION hold_copy() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
    IF ${when} THEN ${how}; END IF; END $$;
  CREATE EVENT TRIGGER holds ON ${event} WHEN TAG IN ('${tag}') EXECUTE FUNCTION hold_copy()`

/** Places at which a copy can be held, so that a disturbing test is never too late. */
const places = {
  /** When everything is verified, and only its own tables remain to be dropped. */
  end: holdOn('ddl_command_start', 'DROP TABLE', "to_regclass('copy_postponed') IS NOT NULL", wait),
  /** When the fourth index is created, and not yet recorded. */
  indexes: holdOn(
    'ddl_command_end',
    'CREATE INDEX',
    "to_regclass('copy_postponed') IS NOT NULL",
    `IF (SELECT min(position) FROM copy_postponed) = 3 THEN ${wait}; END IF`,
  ),
  /** When it has stored 2,000 messages. */
  messages: `
    CREATE FUNCTION hold_row() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${wait}; RETURN NEW; END $$;
    ${holdOn(
      'ddl_command_end',
      'CREATE TABLE',
      "to_regclass('messages') IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = 'holds')",
      `CREATE TRIGGER holds BEFORE INSERT ON messages FOR EACH ROW WHEN (NEW.id = 2001)
        EXECUTE FUNCTION hold_row()`,
    )}`,
}

const copiesHere = `FROM pg_stat_activity WHERE application_name = 'calm-rest copy' AND datname = current_database()`

/** A server for one test file, and databases in it. */
export const startServer = async () => {
  const server = await startPostgres()
  whenDone(server.stop)
  let made = 0
  return {
    /** An empty database and a connection to it. */
    makeDatabase: async () => {
      made += 1
      const url = new URL(`test_${made}`, server.url).href
      await asking(new URL('postgres', server.url).href, (client) =>
        client.query(`CREATE DATABASE test_${made}`),
      )
      // makes the server notice killed clients that wait for a lock in it
      await asking(url, (client) =>
        client.query(`ALTER DATABASE test_${made} SET client_connection_check_interval = '50ms'`),
      )
      const client = new pg.Client(url)
      await client.connect()
      client.on('error', () => {})
      whenDone(() => client.end())
      const ask = async (sql: string) => (await client.query(sql)).rows
      return {
        url,
        client,
        ask,
        /** From now on each copy waits at this place until `letGo`. */
        hold: async (place: keyof typeof places) => {
          await ask(`SELECT pg_advisory_lock(${gate})`)
          await ask(places[place])
        },
        letGo: () => ask(`SELECT pg_advisory_unlock(${gate})`),
        untilHeld: () =>
          expect.poll(() => ask(`SELECT 1 ${copiesHere} AND wait_event = 'advisory'`)).toHaveLength(1),
        /** Waits for the last statement of a killed copy, which the server executes before it notices. */
        untilGone: () => expect.poll(() => ask(`SELECT 1 ${copiesHere}`)).toEqual([]),
        /** Ends the connections of copies. */
        cutOff: () => ask(`SELECT pg_terminate_backend(pid) ${copiesHere}`),
      }
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
