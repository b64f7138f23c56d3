import { it } from 'vitest'
import { expectHeld } from '../expect-held.fixture.ts'
import { fuzzOtherRoutes } from './index.ts'

it('fuzzOtherRoutes: holds in its short form', () => expectHeld(fuzzOtherRoutes, { isShort: true }))
