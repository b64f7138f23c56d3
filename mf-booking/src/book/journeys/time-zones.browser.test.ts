import { describe, it } from 'vitest'
import { booksTheVeryDates } from './time-zone.fixture.ts'

// UTC+14: the date there is ahead of every other one
describe('with clocks of Pacific/Kiritimati', () => {
  it('R-rule-nights: the very dates of the form are said, sent, answered and stored over a change of clocks', () =>
    booksTheVeryDates('Pacific/Kiritimati'))
})
