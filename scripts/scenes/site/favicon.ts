import { sand, sea, sun } from '../palette.ts'
import type { Kit } from '../pen/kit.ts'
import { circle, join, rect, shape } from '../pen/svg.ts'

/** The mark: an outrigger's hull before the sun. Drawn on 64, read at 16. */
export const favicon = (kit: Kit): string =>
  kit
    .svg(
      join(
        rect(sea[700], 0, 0, 64, 64, 14),
        circle(sun, 32, 27, 15),
        shape(sand[50], 'M6 33c8 6 16 7.5 26 7.5S50 39 58 33c-2 11-9 16-16 16H22C15 49 8 44 6 33z'),
        shape(sea[300], 'M14 53h36v4H14z'),
      ),
      64,
      64,
    )
    .replace(' preserveAspectRatio="xMidYMid slice"', '')
