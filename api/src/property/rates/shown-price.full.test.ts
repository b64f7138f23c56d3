import { it } from 'vitest'
import { checkShown } from './shown-cases.fixture.ts'

it('shows prices that agree with quotes, for 100,000 random rates', { timeout: 600_000 }, () => {
  checkShown(100_000)
})
