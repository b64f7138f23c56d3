import { kill } from './crash/kill.ts'
import { killPoints } from './crash/kill-points.ts'
import { powerCut } from './crash/power-cut.ts'
import { fuzzRow } from './fuzz/index.ts'
import type { Row } from './row.ts'

/** The table, by the name of each row. */
export const rows = {
  kill,
  'kill-points': killPoints,
  'power-cut': powerCut,
  fuzz: fuzzRow,
} as const satisfies Record<string, Row>
