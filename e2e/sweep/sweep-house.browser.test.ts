import { houseStates } from '../states/house.fixture.ts'
import { reviewStates } from '../states/reviews.fixture.ts'
import { roomStates } from '../states/rooms.fixture.ts'
import { sweepStates } from './states.fixture.ts'

sweepStates([...houseStates, ...roomStates, ...reviewStates])
