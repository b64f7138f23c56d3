import { afterAll, it } from 'vitest'
import { expectHeld } from './expect-held.fixture.ts'
import { killServers } from './processes/server.ts'
import type { Row } from './row.ts'
import { quickRows, shortRows } from './rows.ts'

afterAll(killServers)

const rows = Object.entries<Row>(shortRows).filter(([name]) => !(name in quickRows))

it.each(rows)('%s: holds in its short form', (_, row) => expectHeld(row, { isShort: true }))
