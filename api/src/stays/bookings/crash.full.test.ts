import { it } from 'vitest'
import { killInTheMiddle, killWhileChanging } from './crash.fixture.ts'

it('stores every acknowledged booking completely when the process is killed during its work, five times', () =>
  killInTheMiddle(5))

// starts forty processes, each of which opens a database: on PostgreSQL, beside other tests, that takes minutes
it(
  'leaves every stay complete, old or new, when the process is killed during 1,000 changes',
  () => killWhileChanging(40),
  600_000,
)
