import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'
import type { Metrics } from '../../core/metrics/metrics.ts'
import { openTempDir, openTestApi, testNow } from '../../testing/test-api.ts'
import { addGauges } from './gauges.ts'
import { createReadiness } from './readiness.ts'

type Gauge = Parameters<Metrics['gauge']>[0]

it('counts the log of a database with its file', async () => {
  const dataDir = openTempDir()
  const { db } = await openTestApi({ dataDir })
  const gauges = new Map<string, Gauge>()
  const gauge = (one: Gauge) => void gauges.set(one.name, one)
  const now = () => testNow
  const readiness = createReadiness({ db, dataDir, now })
  addGauges({ gauge }, { db, dataDir, backupFolder: undefined, readiness, now })
  await db.exec('CREATE TABLE written_to_the_log (id INTEGER)')
  const size = (name: string) => statSync(join(dataDir, name)).size
  expect(size(`${databaseFile}-wal`)).toBeGreaterThan(0)
  expect(await gauges.get('calm_rest_database_bytes')?.read()).toEqual([
    { value: size(databaseFile) + size(`${databaseFile}-wal`) },
  ])
})
