import { teaMood as mood } from '../../moods/cooled.ts'
import { teacup, teapot } from '../../motifs/homeware.ts'
import { turned } from '../../motifs/lathe.ts'
import { cast, pane, tableTop } from '../../motifs/tabletop.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, join, place, rect, shape } from '../../toolkit/svg.ts'
import { teaView } from '../../views/tea-country.ts'

const flush = join(
  shape(mood.leaf[1], 'M0 0c-10-60-60-90-110-86 4 50 50 90 110 86z'),
  shape(mood.leaf[0], 'M0 0C-30-40-70-70-110-86c4 50 50 90 110 86z'),
  shape(mood.leaf[2], 'M0 0c10-60 60-90 106-80-6 50-50 84-106 80z'),
  shape(mood.leaf[1], 'M0 0c30-40 66-64 106-80-6 50-50 84-106 80z'),
  shape('#b3c67e', 'M0-4c-16-50-8-96 6-120 20 30 20 80-6 120z'),
  shape(mood.leaf[0], 'M-3-6h6v60h-6z'),
)

/** High-grown orange pekoe, two leaves and a bud, the hills it came from. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 800),
    kit.cut('M130 50H1070V540H130z', place(teaView.draw(kit), { x: -110, y: -30, scale: 0.94 })),
    pane(['#c9d0b6', '#f1eed6', '#fffcee'], [130, 50, 940, 490], 3, 2),
    rect('#f8f5e2', 60, 556, 1080, 22),
    tableTop(mood.wood, 578, 742),
    cast(mood.wood[0], 420, 702, 460, 320),
    cast(mood.wood[0], 820, 708, 240, 220),
    cast(mood.wood[0], 1010, 690, 150, 160),
    ellipse('#a97f35', 520, 712, 440, 42),
    ellipse('#dcb050', 520, 704, 440, 42),
    ellipse('#b88a34', 520, 706, 408, 34),
    ellipse('#cfa045', 520, 708, 400, 30),
    place(teapot(mood.linen), { x: 390, y: 704, scale: 2.05 }),
    place(shape(mood.accent[1], 'M-24 0c0-24 20-34 24-54 4 20 24 30 24 54-16 12-32 12-48 0z'), {
      x: 380,
      y: 590,
      scale: 1.1,
    }),
    place(teacup(mood.linen, '#c4602c'), { x: 740, y: 716, scale: 1.65 }),
    place(turned(mood.linen, points('30,-100 26,-84 42,-40 30,0')), { x: 590, y: 700, scale: 1 }),
    ellipse('#fffcee', 590, 600, 30, 6),
    place(flush, { x: 1000, y: 700, scale: 1.15, turn: 38 }),
    place(flush, { x: 170, y: 730, scale: 0.9, turn: -40 }),
    shape(
      '#fffcee',
      'M732 600c-22-30 16-42 0-80 34 30-8 50 14 80zM772 604c-16-24 14-34 4-64 24 24-8 38 8 64z',
      0.6,
    ),
  )
