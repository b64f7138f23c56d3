import { afterAll, it } from 'vitest'
import { expectHeld } from './expect-held.fixture.ts'
import { killServers } from './processes/server.ts'
import type { Scenario } from './scenario.ts'
import { quickScenarios, shortScenarios } from './scenarios.ts'

afterAll(killServers)

const scenarios = Object.entries<Scenario>(shortScenarios).filter(([name]) => !(name in quickScenarios))

it.each(scenarios)('%s: holds in its short form', (_, scenario) => expectHeld(scenario, { isShort: true }))
