import { it } from 'vitest'
import { raceForNights } from './race.fixture.ts'

it('starts 8 times at once on an empty folder, and sells each night once while the 8 compete for it', () =>
  raceForNights(8, 60))
