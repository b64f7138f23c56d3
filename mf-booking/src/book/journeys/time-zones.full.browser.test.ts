import { describe, it } from 'vitest'
import { booksTheVeryDates } from './time-zone.fixture.ts'

// UTC−11, and a zone in which the stay is an hour shorter or longer than its nights
describe.each(['Pacific/Pago_Pago', 'Europe/Berlin'])('in the time zone %s', (zone) => {
  it("shows, sends, returns and stores exactly the form's dates over a change of clocks", () =>
    booksTheVeryDates(zone))
})
