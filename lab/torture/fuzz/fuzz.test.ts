import { it } from 'vitest'
import { expectHeld } from '../expect-held.fixture.ts'
import type { Row } from '../row.ts'
import { fuzzAccounts, fuzzOtherRoutes } from './index.ts'

it.each(Object.entries<Row>({ fuzzAccounts, fuzzOtherRoutes }))('%s: holds in its short form', (_, row) =>
  expectHeld(row, { isShort: true }),
)
