import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { needsBothEngines, testsOnBothEngines } from './both-engines.ts'

it('repeats on PostgreSQL what happens at once, in several processes, or by words of an engine', () => {
  expect(needsBothEngines('await Promise.all([book(), book()])')).toBe(true)
  expect(needsBothEngines("fork('race-worker.ts')")).toBe(true)
  expect(needsBothEngines("db.engine === 'postgres'")).toBe(true)
  expect(needsBothEngines("expect(await book()).toBe('booked')")).toBe(false)
})

it('finds the races for the last room, and leaves one guest after another to npm run test:all', () => {
  const found = testsOnBothEngines(root)
  expect(found).toContain('api/src/stays/bookings/race.sql.test.ts')
  expect(found).toContain('api/src/desk/commands/blocks.sql.test.ts')
  expect(found).not.toContain('api/src/stays/bookings/change-stay.sql.test.ts')
})
