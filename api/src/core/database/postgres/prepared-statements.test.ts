import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { placeOf } from '../../../testing/engine.ts'
import { preparedStatements } from '../../../testing/prepared-statements.ts'
import { openEmptyDatabase } from '../../../testing/test-api.ts'
import { openPostgres } from './open-postgres.ts'
import { toPostgres } from './sql.ts'

it('understands every statement that the API prepares', async () => {
  const { databaseUrl = '' } = placeOf(await openEmptyDatabase())
  const db = await openPostgres(databaseUrl)
  onTestFinished(db.close)
  const statements = [...new Set(preparedStatements(db))]
  const server = new pg.Client({ connectionString: databaseUrl })
  await server.connect()
  onTestFinished(() => server.end())
  const refused: string[] = []
  for (const [i, sql] of statements.entries()) {
    await server
      .query(`PREPARE statement_${i} AS ${toPostgres(sql).text}`)
      .catch(({ message }: Error) => refused.push(`${message}: ${sql.replaceAll(/\s+/g, ' ').trim()}`))
  }
  expect(statements.length).toBeGreaterThan(100)
  expect(refused).toEqual([])
})
