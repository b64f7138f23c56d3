import { kill } from './crash/kill.ts'
import { killPoints } from './crash/kill-points.ts'
import { powerCut } from './crash/power-cut.ts'
import { desks } from './desks.ts'
import { corrupt } from './disk/corrupt.ts'
import { fullDisk } from './disk/full-disk.ts'
import { migration } from './disk/migration.ts'
import { fuzzAccounts, fuzzOtherRoutes } from './fuzz/index.ts'
import { model } from './model.ts'
import { apiDown } from './outages/api-down.ts'
import { smtpDown } from './outages/smtp-down.ts'
import { postgresKill } from './postgres/kill-in-turn.ts'
import { postgresRestart } from './postgres/restart.ts'
import type { Scenario } from './scenario.ts'
import { rolling } from './shutdown/rolling.ts'
import { sigterm } from './shutdown/sigterm.ts'
import { floods } from './strangers/floods.ts'
import { strangers } from './strangers/strangers.ts'
import { load } from './sustained/load.ts'
import { clock } from './time/clock.ts'
import { upgrade } from './upgrade/upgrade.ts'
import { oversized } from './wire/oversized.ts'
import { slowloris } from './wire/slowloris.ts'

/** Scenarios that `npm test` runs where they are asked for: see torture.long.test.ts and the tests in fuzz/. */
export const quickScenarios = {
  kill,
  'fuzz-other-routes': fuzzOtherRoutes,
  'fuzz-accounts': fuzzAccounts,
} as const satisfies Record<string, Scenario>

/** Scenarios that need no built site and so have a short form, by name. */
export const shortScenarios = {
  ...quickScenarios,
  model,
  desks,
  'kill-points': killPoints,
  'power-cut': powerCut,
  'full-disk': fullDisk,
  corrupt,
  migration,
  slowloris,
  oversized,
  sigterm,
  rolling,
  upgrade,
  'postgres-kill': postgresKill,
  'postgres-restart': postgresRestart,
  'smtp-down': smtpDown,
  clock,
  strangers,
  load,
} as const satisfies Record<string, Scenario>

/** All scenarios by name. */
export const scenarios = { ...shortScenarios, 'api-down': apiDown, ...floods } as const satisfies Record<
  string,
  Scenario
>
