import { it } from 'vitest'
import { raceForNights, startAtOnce } from './race.fixture.ts'

it('sells each night once while 8 processes compete for it, and none finds the database busy', () =>
  raceForNights(8, 60))

it('starts 8 times at once on an empty folder and seeds it once', () => startAtOnce(8))
