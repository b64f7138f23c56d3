import { afterAll, it } from 'vitest'
import { expectHeld } from '../expect-held.fixture.ts'
import { killServers } from '../processes/server.ts'
import { apiDown } from './api-down.ts'

afterAll(killServers)

it('a page says what is missing while the API is down, and shows it when the API is back, without a reload', () =>
  expectHeld(apiDown, { isShort: false }))
