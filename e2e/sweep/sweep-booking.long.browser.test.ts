import { bookingStates, bookTaken } from '../states/booking.fixture.ts'
import { sweepStates } from './states.fixture.ts'

sweepStates(bookingStates, { prepare: (_page, site) => bookTaken(site) })
