import { emblem } from '@calm-rest/ui/emblem'
import { dusk, sea, sun } from '../palette.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, join, shape } from '../toolkit/svg.ts'

/** The mark of the house, from the one drawing of it. */
export const favicon = (kit: Kit): string =>
  kit
    .svg(
      join(
        circle(dusk[500], emblem.sky.x, emblem.sky.y, emblem.sky.radius),
        circle(sun, emblem.sun.x, emblem.sun.y, emblem.sun.radius),
        shape(sea[500], emblem.sea),
      ),
      emblem.size,
      emblem.size,
    )
    .replace(' preserveAspectRatio="xMidYMid slice"', '')
