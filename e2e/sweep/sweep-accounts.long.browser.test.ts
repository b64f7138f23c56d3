import { describe } from 'vitest'
import { accountStates } from '../states/accounts.fixture.ts'
import { comeAsGuest, profileStates } from '../states/profile.fixture.ts'
import { sweepStates } from './states.fixture.ts'

describe('somebody who is not signed in', () => {
  sweepStates(accountStates)
})

describe('a guest who is signed in', () => {
  sweepStates(profileStates, { prepare: comeAsGuest })
})
