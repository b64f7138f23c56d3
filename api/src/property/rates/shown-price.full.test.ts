import { it } from 'vitest'
import { checkShown } from './shown-cases.fixture.ts'

it('says of 100,000 random rates what their quotes say', { timeout: 600_000 }, () => {
  checkShown(100_000)
})
