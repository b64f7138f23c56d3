import { startPostgres } from '@calm-rest/testing/postgres'
import { openPostgres } from '../core/database/postgres/open-postgres.ts'
import { seed } from '../stays/seed/seed.ts'
import { onServer, template } from './engine.ts'
import { testNow } from './test-now.ts'

/** One server for all tests of a run, with a seeded database that each test copies. */
export const setup = async () => {
  const { url, stop } = await startPostgres()
  process.env.TEST_POSTGRES_URL = url
  await onServer(url, `CREATE DATABASE ${template}`)
  const db = await openPostgres(new URL(template, url).href)
  await seed(db, testNow)
  await db.close()
  return stop
}
