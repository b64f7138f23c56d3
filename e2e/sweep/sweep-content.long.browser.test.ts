import { reviewStates } from '../states/reviews.fixture.ts'
import { roomStates } from '../states/rooms.fixture.ts'
import { shellStates } from '../states/shell.fixture.ts'
import { sweepStates } from './states.fixture.ts'

sweepStates([...shellStates, ...roomStates, ...reviewStates])
