import { expect, it } from 'vitest'
import { newestVersion } from '../../core/database/migrations.ts'
import { placeOf } from '../../testing/engine.ts'
import { openEmptyDatabase } from '../../testing/test-api.ts'
import { applyMigrations, planMigrations } from './plan-migrations.ts'

it('says what would run on an empty database, and after it was applied that nothing would', async () => {
  const place = placeOf(await openEmptyDatabase())
  const before = await planMigrations(place)
  const newest = newestVersion(before.engine)
  expect(before).toMatchObject({ database: 0, code: newest, isStood: true, later: [] })
  expect(before.pending).toHaveLength(newest)
  expect(await applyMigrations(place)).toMatchObject({ database: newest, pending: [] })
})
