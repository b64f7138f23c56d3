import { figureRoutes } from './figures.ts'
import { floodRoutes } from './floods.ts'
import { houseRoutes } from './house.ts'
import { memberRoutes } from './members.ts'
import { messageRoutes } from './messages.ts'
import { priceRoutes } from './prices.ts'
import { sessionRoutes } from './sessions.ts'
import { stayRoutes } from './stays.ts'

export type { StaffRoute } from './route.ts'

/**
 * Every route of the front desk. Its session is a cookie that only these routes read; an answer is never cached. What
 * goes in and comes out: `@calm-rest/contract/staff-schemas`, of the same names. Errors are those of all calls.
 */
export const staffRoutes = {
  ...sessionRoutes,
  ...memberRoutes,
  ...stayRoutes,
  ...floodRoutes,
  ...messageRoutes,
  ...houseRoutes,
  ...priceRoutes,
  ...figureRoutes,
}

export type StaffRouteName = keyof typeof staffRoutes
