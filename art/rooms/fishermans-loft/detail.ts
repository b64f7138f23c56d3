import { fishermanMood as mood } from '../../moods/family.ts'
import { pillow } from '../../motifs/bed.ts'
import { glow } from '../../motifs/decor.ts'
import { lantern } from '../../motifs/lamps.ts'
import { steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join, markBed, place, rect, shape, stroke } from '../../toolkit/svg.ts'
import { fishermenView } from '../../views/fishermen.ts'
import { glassFloat } from './corner.ts'

/** The ladder to the upper bunk, in the last light. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 800),
    shape(
      mood.wall[0],
      steps(7)
        .map((i) => `M0 ${i * 120 + 60}h1200v5H0z`)
        .join(''),
    ),
    shape(mood.wall[2], 'M360 0h250L220 800H-60z', 0.55),
    kit.cut('M80 70H400V410H80z', place(fishermenView.draw(kit), { x: -260, y: -70, scale: 0.86 })),
    shape(mood.wood[1], 'M56 46H424V434H56zM80 70V410H400V70z'),
    rect(mood.wood[1], 234, 70, 12, 340),
    rect(mood.wood[2], 40, 430, 400, 20),
    rect(mood.wood[0], 560, 250, 660, 36),
    rect(mood.wood[2], 560, 244, 660, 12),
    markBed('single', rect(mood.linen[1], 580, 186, 660, 62, 14), rect(mood.linen[0], 580, 222, 660, 26, 10)),
    pillow(mood.linen, [1080, 140], 200, 110, -3),
    pillow(mood.second, [960, 158], 130, 96, 8),
    shape(mood.accent[1], 'M600 182h240v150q-30 12-60 0t-60 0-60 0-60 0z'),
    shape(mood.accent[0], 'M780 182h60v150q-30 12-60 0z'),
    shape(mood.second[1], 'M600 268h240v10H600zM600 290h240v6H600z'),
    rect(mood.wall[0], 560, 286, 660, 330),
    glow(mood.second[1], 900, 430, 220, 0.2),
    markBed('single', rect(mood.linen[1], 580, 560, 660, 66, 14), rect(mood.linen[0], 580, 600, 660, 26, 10)),
    rect(mood.wood[0], 560, 626, 660, 40),
    rect(mood.wood[2], 560, 620, 660, 12),
    shape(mood.second[1], 'M860 556h260v130q-33 12-65 0t-65 0-65 0-65 0z'),
    shape(mood.second[0], 'M1060 556h60v130q-30 12-65 0zM860 640h260v9H860z'),
    pillow(mood.accent, [690, 514], 170, 110, -5),
    place(lantern(mood.wood[0], mood.second, 8), { x: 900, y: 300, scale: 4 }),
    rect(mood.wood[0], 0, 740, 1200, 70),
    rect(mood.floor[2], 0, 736, 420, 10),
    rect(mood.wood[1], 550, 60, 30, 700),
    rect(mood.wood[2], 550, 60, 9, 700),
    shape(mood.wood[2], 'M430 790L500 60h24L460 790zM600 790L640 60h24L630 790z'),
    shape(mood.wood[1], 'M448 790L514 60h10L460 790zM618 790L654 60h10L630 790z'),
    steps(6).map((i) =>
      join(
        rect(mood.wood[2], 440 + (5 - i) * 11, 690 - i * 112, 196 - i * 3, 12),
        rect(mood.wood[0], 440 + (5 - i) * 11, 700 - i * 112, 196 - i * 3, 10),
      ),
    ),
    place(glassFloat(mood.accent, mood.wood[0], 44), { x: 330, y: 620, scale: 2.6 }),
    place(glassFloat(mood.second, mood.wood[0], 92), { x: 190, y: 670, scale: 2 }),
    stroke('#e0b47c', 'M60 760q10-70 80-70t80 50-70 50-60-40 60-40 90 40', { width: 10 }),
  )
