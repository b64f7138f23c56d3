import { describe, it } from 'vitest'
import { booksTheVeryDates } from './time-zone.fixture.ts'

// UTC+14: the first zone in which a day begins
describe('in the time zone Pacific/Kiritimati', () => {
  it("R-rule-nights: shows, sends, returns and stores exactly the form's dates over a change of clocks", () =>
    booksTheVeryDates('Pacific/Kiritimati'))
})
