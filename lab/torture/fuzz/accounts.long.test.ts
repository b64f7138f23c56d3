import { it } from 'vitest'
import { expectHeld } from '../expect-held.fixture.ts'
import { fuzzAccounts } from './index.ts'

it('fuzzAccounts: holds in its short form', () => expectHeld(fuzzAccounts, { isShort: true }))
