import { it } from 'vitest'
import { killInTheMiddle, killWhileChanging } from './crash.fixture.ts'

it('keeps every acknowledged booking whole when the process is killed in the middle of its work, five times', () =>
  killInTheMiddle(5))

// forty processes are started, each of which opens a database: on PostgreSQL beside others that takes minutes
it(
  'leaves every stay whole, old or new, when the process is killed in the middle of 1,000 changes',
  () => killWhileChanging(40),
  600_000,
)
