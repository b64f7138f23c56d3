import { horizonMood as mood } from '../../moods/sea-view.ts'
import { teacup, teapot } from '../../motifs/homeware.ts'
import { cast, tableTop } from '../../motifs/tabletop.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, ellipse, join, place, shape } from '../../toolkit/svg.ts'
import { dawn } from '../../views/horizon.ts'

const papaya = join(
  shape('#e0763f', 'M-120-20c0-60 70-90 140-80 60 8 110 40 110 62 0 34-80 58-150 50-60-6-100-10-100-32z'),
  shape('#f9a35c', 'M-106-24c4-44 66-66 126-58 52 6 94 30 94 46 0 24-72 40-130 34-52-4-92-4-90-22z'),
  shape('#c9552a', 'M-60-30c4-24 40-34 78-30 34 4 58 16 58 26-2 14-46 20-82 16-32-2-54-2-54-12z'),
  [-40, -22, -4, 14, 32, 50].map((x, i) => circle('#2a2320', x, -36 + (i % 2) * 8, 6)),
)

/** Breakfast at sunrise: tea, papaya, the first light on the table. */
export const detail = (kit: Kit): string =>
  kit.svg(
    place(dawn(kit, false), { x: 60, y: -20, scale: 1.02 }),
    tableTop(['#173f4c', '#2a5562', '#f2b98c'], 560, 742),
    shape('#e0a07a', 'M470 560h330l120 176H420z', 0.75),
    cast('#173f4c', 420, 690, 420, -300),
    cast('#173f4c', 760, 676, 260, 240),
    ellipse('#c98a62', 480, 700, 400, 44),
    ellipse('#e0a578', 480, 692, 400, 44),
    ellipse('#b9754f', 480, 694, 366, 36),
    place(teapot(['#b0a48e', '#e6dccb', '#fff3df']), { x: 350, y: 696, scale: 1.75 }),
    place(teacup(['#b0a48e', '#e6dccb', '#fff3df'], mood.accent[0]), { x: 650, y: 708, scale: 1.5 }),
    ellipse('#8fb0b0', 960, 704, 190, 26),
    ellipse('#cfdccf', 960, 696, 190, 26),
    place(papaya, { x: 950, y: 692, scale: 1.15 }),
    place(join(circle('#8fb04a', 0, -24, 24), circle('#b7d070', -6, -30, 12)), {
      x: 1080,
      y: 706,
      scale: 1.2,
    }),
    shape(
      '#fff0c2',
      'M340 400c-24-30 16-44 0-84 34 30-8 50 14 84zM380 404c-18-24 14-36 4-66 26 26-8 40 8 66zM652 600c-14-20 10-28 0-54 22 20-6 34 10 54z',
      0.65,
    ),
  )
