import { expect, it } from 'vitest'
import { root } from '../root.ts'
import { testsOnBothEngines } from './both-engines.ts'

it('repeats on PostgreSQL the files that ask for it, and leaves one guest after another to npm run test:all', () => {
  const found = testsOnBothEngines(root)
  expect(found).toContain('api/src/stays/bookings/race.sql.test.ts')
  expect(found).toContain('api/src/desk/commands/blocks.sql.test.ts')
  expect(found).not.toContain('api/src/stays/bookings/change-stay.sql.test.ts')
})
