import { dusk, sea, sun } from '../palette.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, rect, shape } from '../toolkit/svg.ts'

/** The front desk on a home screen: the sun of the house, and the bell on the counter in place of the sea. Filled to the edge. */
export const deskIcon = (kit: Kit): string =>
  kit.sized(
    32,
    32,

    rect(dusk[500], 0, 0, 32, 32),
    circle(sun, 16, 13.5, 8),
    circle(sea[700], 16, 11.6, 1.5),
    shape(sea[700], 'M7.5 21.2a8.5 8.5 0 0 1 17 0z'),
    rect(sea[700], 6, 22.4, 20, 2.6, 0.6),
  )
