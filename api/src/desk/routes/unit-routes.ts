import { type HousekeptUnit, type Right, staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { assertUntil } from './assert-until.ts'
import { createHousekeptUnits } from './housekept-units.ts'
import { writeOn } from './version.ts'

interface UnitDeps {
  db: Database
  commandsOf: CommandsOf
  now: () => Date
}

const { setUnitState } = staffCalls

/** The list of units for housekeeping. */
export const unitRoutes = ({ db, commandsOf, now }: UnitDeps) => {
  const unitsIn = createHousekeptUnits(db, now)
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await unitsIn(c.get('lang'))))
    .post('/:roomId/:unit/state', params(setUnitState.params), jsonBody(setUnitState.body), async (c) => {
      const { roomId, unit } = c.req.valid('param')
      const { version, ...wanted } = c.req.valid('json')
      const closed = wanted.state === 'out_of_order' ? wanted : undefined
      if (closed) assertUntil(closed.until, todayAt(now()))
      const read = async (): Promise<HousekeptUnit> => {
        const all = await unitsIn(c.get('lang'))
        const found = all.find((one) => one.roomId === roomId && one.unit === unit)
        if (!found) throw new ApiError('unit_not_found')
        return found
      }
      const { units } = commandsOf(c)
      const reopened = closed && { until: closed.until, reason: closed.reason }
      const { rights } = staffOf(c)
      const readAllowed = async () => {
        const found = await read()
        // a longer closing was another member's decision
        for (const until of [closed?.until, found.closed?.until])
          assertMayClose(rights, until, todayAt(now()))
        return found
      }
      return c.json(
        await writeOn(db, version, readAllowed, () => units.set(roomId, unit, wanted.state, reopened)),
      )
    })
}

/** A member with the right to block nights may close a unit for any time, others for some days. */
const assertMayClose = (held: readonly Right[], until: CalendarDate | undefined, today: CalendarDate) => {
  if (until === undefined || held.includes('block units')) return
  if (until > addDays(today, staffLimits.outOfOrderNights))
    throw new ApiError('out_of_order_too_long', { fields: [{ field: 'until', code: 'too_far_ahead' }] })
}
