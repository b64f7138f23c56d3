import { it } from 'vitest'
import { expectHeld } from '../expect-held.fixture.ts'
import type { Scenario } from '../scenario.ts'
import { fuzzAccounts, fuzzOtherRoutes } from './index.ts'

const scenarios = Object.entries<Scenario>({ fuzzAccounts, fuzzOtherRoutes })

it.each(scenarios)('%s: holds in its short form', (_, scenario) => expectHeld(scenario, { isShort: true }))
