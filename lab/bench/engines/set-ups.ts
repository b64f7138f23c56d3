import { join } from 'node:path'
import { openDatabase } from '@calm-rest/api/queries'
import type { RunningPostgres } from '@calm-rest/testing/postgres'
import { seedManyRooms } from '../../many-rooms.ts'
import { type BenchProcess, startProcess } from '../processes/start-process.ts'

/** A database on one engine, and the processes that serve it. */
export interface SetUp {
  name: string
  processes: BenchProcess<{ port: number }>[]
}

const script = new URL('../api/serve-api.ts', import.meta.url)

const onSqlite = async (folder: string): Promise<SetUp> => {
  const dataDir = join(folder, 'sqlite')
  await seedManyRooms(dataDir)
  return { name: 'SQLite, 1 process', processes: [await startProcess(script, [dataDir])] }
}

const onPostgres = async (folder: string, server: RunningPostgres, count: number): Promise<SetUp> => {
  const name = `bench_${count}`
  const admin = await openDatabase({ dataDir: '', databaseUrl: `${server.url}postgres` })
  await admin.exec(`CREATE DATABASE ${name}`)
  await admin.close()
  const url = `${server.url}${name}`
  const dataDir = (i: number) => join(folder, `${name}_${i}`)
  await seedManyRooms(dataDir(0), url)
  const processes = await Promise.all(
    Array.from({ length: count }, (_, i) => startProcess<{ port: number }>(script, [dataDir(i), url])),
  )
  return { name: `PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`, processes }
}

/** Starts the set-ups, SQLite first: the others are compared with it. */
export const openSetUps = async (folder: string, server: RunningPostgres): Promise<SetUp[]> => {
  const all = [await onSqlite(folder)]
  for (const count of [1, 2, 4]) all.push(await onPostgres(folder, server, count))
  return all
}
