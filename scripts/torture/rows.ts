import { kill } from './crash/kill.ts'
import type { Row } from './row.ts'

/** The table, by the name of each row. */
export const rows = {
  kill,
} as const satisfies Record<string, Row>
