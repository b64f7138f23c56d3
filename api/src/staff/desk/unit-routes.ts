import { limits } from '@calm-rest/contract/limits'
import type { HousekeptUnit } from '@calm-rest/contract/staff'
import { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import { ApiError, invalidFields } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { jsonBody, params } from '../../http/validate.ts'
import { todayAt } from '../../property-clock.ts'
import type { CommandsOf } from '../commands-of.ts'
import { createHousekeptUnits } from './housekept-units.ts'
import { writeOn } from './version.ts'

interface UnitDeps {
  db: Database
  commandsOf: CommandsOf
  now: () => Date
}

const { setUnitState } = staffSchemas

/** The list of whoever cleans. */
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
      return c.json(await writeOn(db, version, read, () => units.set(roomId, unit, wanted.state, reopened)))
    })
}

const assertUntil = (until: CalendarDate, today: CalendarDate) => {
  if (until <= today) throw invalidFields({ field: 'until', code: 'in_the_past' })
  if (until > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'until', code: 'too_far_ahead' })
}
