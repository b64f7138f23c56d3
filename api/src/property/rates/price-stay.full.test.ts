import { it } from 'vitest'
import { checkPrices } from './price-cases.fixture.ts'

it('prices 100,000 random stays like a plain reference', { timeout: 300_000 }, () => {
  checkPrices(100_000)
})
