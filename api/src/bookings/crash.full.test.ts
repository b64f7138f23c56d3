import { it } from 'vitest'
import { killInTheMiddle } from './crash.fixture.ts'

it('keeps every acknowledged booking whole when the process is killed in the middle of its work, five times', () =>
  killInTheMiddle(5))
