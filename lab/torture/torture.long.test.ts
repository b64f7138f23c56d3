import { afterAll, it } from 'vitest'
import { kill } from './crash/kill.ts'
import { expectHeld } from './expect-held.fixture.ts'
import { killServers } from './processes/server.ts'
import type { Scenario } from './scenario.ts'

afterAll(killServers)

it.each(Object.entries<Scenario>({ kill }))('%s: holds in its short form', (_, scenario) =>
  expectHeld(scenario, { isShort: true }),
)
