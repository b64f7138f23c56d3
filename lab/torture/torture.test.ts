import { afterAll, it } from 'vitest'
import { kill } from './crash/kill.ts'
import { expectHeld } from './expect-held.fixture.ts'
import { killServers } from './processes/server.ts'
import type { Row } from './row.ts'

afterAll(killServers)

it.each(Object.entries<Row>({ kill }))('%s: holds in its short form', (_, row) =>
  expectHeld(row, { isShort: true }),
)
