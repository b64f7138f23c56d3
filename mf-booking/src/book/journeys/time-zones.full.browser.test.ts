import { describe, it } from 'vitest'
import { booksTheVeryDates } from './time-zone.fixture.ts'

// UTC−11, and a zone in which the stay is an hour shorter or longer than its nights
describe.each(['Pacific/Pago_Pago', 'Europe/Berlin'])('with clocks of %s', (zone) => {
  it('the very dates of the form are said, sent, answered and stored over a change of clocks', () =>
    booksTheVeryDates(zone))
})
