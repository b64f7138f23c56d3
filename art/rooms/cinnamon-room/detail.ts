import { cinnamonMood as mood } from '../../moods/cooled.ts'
import { glow } from '../../motifs/decor.ts'
import { bowl, teacup } from '../../motifs/homeware.ts'
import { oilLamp } from '../../motifs/lamps.ts'
import { cast, slatLight, tableTop } from '../../motifs/tabletop.ts'
import { points, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, ellipse, join, place, rect, shape } from '../../toolkit/svg.ts'

/** A bundle of quills: rolled bark, seen a little from the end. */
const quills = (): string => {
  const at = points('0,0 46,6 -44,6 22,-34 -22,-34 0,-66')
  return join(
    at.map(([x, y], i) =>
      place(
        join(
          shape(i % 2 ? '#9a5426' : '#b06430', 'M-20-20L300-70l6 36L20 20z'),
          shape(i % 2 ? '#b9713a' : '#cf8a4c', 'M-20-20L300-70l2 12L-16-6z'),
          circle('#6b3516', 0, 0, 24),
          circle('#c98548', 0, 0, 20),
          shape('#6b3516', 'M-12-4a12 12 0 1 1 12 14 8 8 0 1 1 4-14 4 4 0 1 1-6 6z'),
        ),
        { x, y },
      ),
    ),
    shape('#ecd7b6', 'M112-124q30 60 26 114l16-2q8-60-24-116z'),
    shape('#c9ac8a', 'M140-128q26 60 22 110l8-1q6-56-20-112z'),
  )
}

/** Cinnamon, a brass lamp, a cup of it. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 580),
    slatLight('#a8602f', [560, 40, 520, 520], 9, -120),
    tableTop(['#24110d', '#4a2418', '#8a4c2a'], 560, 740),
    glow(mood.second[1], 270, 230, 330, 0.16),
    ellipse('#8a4c2a', 300, 680, 300, 44, 0.7),
    cast('#24110d', 640, 700, 420, 300),
    cast('#24110d', 960, 676, 200, 180),
    cast('#24110d', 270, 690, 150, -180),
    place(oilLamp(mood.second, '#fff2cc'), { x: 270, y: 694, scale: 5.2 }),
    place(quills(), { x: 520, y: 684, scale: 1.25 }),
    place(teacup(mood.linen, '#a8502a'), { x: 1000, y: 690, scale: 1.6 }),
    shape(
      '#fcf0d8',
      'M990 570c-20-28 14-38 0-72 30 26-8 44 12 72zM1026 574c-14-22 12-32 2-58 22 22-6 36 8 58z',
      0.5,
    ),
    place(bowl(mood.accent, 170), { x: 740, y: 730, scale: 0.9 }),
    ellipse('#c9742a', 740, 674, 66, 9),
    shape('#dd9a48', 'M680 672q58-44 120 0z'),
    steps(5).map((i) => circle('#6b3516', 850 + i * 22, 724 - (i % 2) * 10, 7)),
  )
