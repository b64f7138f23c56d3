import { monsoonMood as mood } from '../../moods/cooled.ts'
import { pillow } from '../../motifs/bed.ts'
import { glow } from '../../motifs/decor.ts'
import { books, curtain } from '../../motifs/furniture.ts'
import { teacup } from '../../motifs/homeware.ts'
import { pendant } from '../../motifs/lamps.ts'
import { pane } from '../../motifs/tabletop.ts'
import { steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join, place, rect, shape } from '../../toolkit/svg.ts'
import { monsoonView } from '../../views/monsoon.ts'

/** The window seat: rain on the glass, a blanket, a cup. */
export const corner = (kit: Kit): string => {
  const drops = steps(40).map(() => {
    const x = Math.round(kit.random.between(230, 960))
    const y = Math.round(kit.random.between(110, 470))
    return `M${x} ${y}q5 8 5 13a5 5 0 0 1-10 0q0-5 5-13z`
  })
  return kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 800),
    rect(mood.wall[0], 0, 0, 130, 800),
    rect(mood.wall[0], 1070, 0, 130, 800),
    rect(mood.ceiling[0], 0, 0, 1200, 46),
    glow(mood.second[1], 960, 250, 330, 0.14),
    kit.cut(
      'M210 96H990V500H210z',

      place(monsoonView.draw(kit), { x: 130, y: 30, scale: 0.78 }),
      shape('#dbe6d8', drops.join(''), 0.6),
    ),
    pane(mood.wood, [210, 96, 780, 404], 3, 1),
    curtain(mood.accent, [60, 230], [40, 640], { folds: 5, tie: 0.7 }),
    curtain(mood.accent, [1140, 970], [40, 640], { folds: 5, tie: 0.7 }),
    rect('#5a4534', 130, 560, 940, 30),
    rect('#3a2f28', 130, 590, 940, 210),
    [170, 480, 790].map((x) =>
      join(rect('#4a3a2e', x, 620, 240, 140), rect('#2c241f', x + 100, 640, 40, 8, 4)),
    ),
    rect(mood.linen[1], 150, 522, 900, 44, 16),
    rect(mood.linen[0], 150, 546, 900, 20, 10),
    shape(
      mood.accent[1],
      'M640 520h260c10 40 20 90 6 150-40 10-60-14-100-4s-80 10-120-4c-30-40-40-90-46-142z',
    ),
    shape(
      mood.accent[0],
      'M680 520c6 52 16 100 40 142h18c-20-44-30-90-32-142zM840 520c10 52 10 96 4 144h18c8-50 6-94 0-144z',
    ),
    shape(mood.second[1], 'M648 570h266l1 12H650zM652 600h263v7H654z'),
    pillow(mood.accent, [250, 448], 170, 150, -8),
    pillow(mood.linen, [350, 466], 140, 124, 6),
    pillow(mood.second, [980, 452], 160, 144, 8),
    place(teacup(['#7f9a90', '#d8d8c6', '#f7ead0'], '#6b3a1c'), { x: 540, y: 524, scale: 1.05 }),
    place(books([mood.leaf[1], mood.second[1], mood.accent[1]], 28), { x: 440, y: 522, scale: 3 }),
    shape(
      '#f7ead0',
      'M528 440c-14-18 12-26 0-50 18 18-4 30 8 50zM556 444c-12-16 10-24 2-44 14 18-6 26 4 44z',
      0.5,
    ),
    place(pendant(mood.second, 130), { x: 960, y: 150 }),
    rect(mood.floor[0], 0, 770, 1200, 40),
  )
}
