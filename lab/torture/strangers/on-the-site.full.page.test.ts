import { afterAll, it } from 'vitest'
import { expectHeld } from '../expect-held.fixture.ts'
import { killServers } from '../processes/server.ts'
import type { Scenario } from '../scenario.ts'
import { withProperty } from './property.ts'
import { fillByReleases } from './releases.ts'
import { floodFromOneNetwork } from './short-floods.ts'

afterAll(killServers)

/** Scenarios that the short form of `strangers` leaves out, which only has the API. */
const onTheSite: Scenario = {
  fault: 'floods of one network and archives without end, on the whole site',
  expected: 'guests elsewhere get whole pages, and what is beyond the quota is refused',
  run: (torture) =>
    withProperty({ ...torture, isSite: true }, async (property) => [
      ...(await floodFromOneNetwork(property)),
      ...(await fillByReleases(property)),
    ]),
}

it('strangers: what needs the whole site holds in its short form', () =>
  expectHeld(onTheSite, { isShort: true }))
