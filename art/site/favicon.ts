import { emblem } from '@calm-rest/ui/emblem'
import { dusk, sea, sun } from '../palette.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, shape } from '../toolkit/svg.ts'

/** The mark of the house, from the one drawing of it. */
export const favicon = (kit: Kit): string =>
  kit
    .sized(
      emblem.size,
      emblem.size,

      circle(dusk[500], emblem.sky.x, emblem.sky.y, emblem.sky.radius),
      circle(sun, emblem.sun.x, emblem.sun.y, emblem.sun.radius),
      shape(sea[500], emblem.sea),
    )
    .replace(' preserveAspectRatio="xMidYMid slice"', '')
