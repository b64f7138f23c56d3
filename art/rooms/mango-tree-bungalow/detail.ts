import { mangoMood as mood } from '../../moods/family.ts'
import { bowl, mango } from '../../motifs/homeware.ts'
import { turned } from '../../motifs/lathe.ts'
import { beams, cast, shutterLeaf, tableTop } from '../../motifs/tabletop.ts'
import { corners, points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, join, place, rect, shape, stroke } from '../../toolkit/svg.ts'

const half = join(
  shape('#c4601f', 'M-100-30c0-50 60-80 120-72 60 6 100 40 96 66-6 40-70 56-120 50-50-4-96-12-96-44z'),
  shape('#f7b23a', 'M-88-34c4-40 56-62 106-56 50 6 86 32 84 54-6 30-60 42-104 38-44-4-88-10-86-36z'),
  stroke('#e08f22', 'M-60-64L40 2M-20-84L76-12M-80-30L0 2M60-78L-40-6M86-50L0 4M20-88L-70-18', { width: 4 }),
)

/** Mangoes from the tree outside, cut the island way. */
export const detail = (kit: Kit): string => {
  const one = kit.define(mango(['#b5501c', '#ef8a2e', '#f9cf5a']))
  const green = kit.define(mango(['#8a6a1c', '#d9a436', '#f3dc84']))
  const leaf = kit.define(
    shape('#3f5c2a', 'M0 0c-24 60-24 120 0 190 24-70 24-130 0-190z') +
      shape('#7f9a3a', 'M0 0c-24 60-24 120 0 190z'),
  )
  const fruit = (id: string, x: number, y: number, scale: number, turn = 0) =>
    `<use href="#${id}" transform="translate(${x} ${y})rotate(${turn})scale(${scale})"/>`
  return kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 570),
    beams(mood.wall[2], [points('300,0 560,0 860,570 560,570'), points('640,0 820,0 1120,570 920,570')]),
    shutterLeaf(mood.accent, corners('-40,-40 250,-40 250,490 -40,530')),
    tableTop(['#6b3a1c', '#a3602e', '#dc9a50'], 556, 740),
    beams('#c98340', [
      points('560,556 860,556 960,734 640,734'),
      points('920,556 1120,556 1250,734 1030,734'),
    ]),
    cast('#6b3a1c', 480, 690, 480, -300),
    cast('#6b3a1c', 850, 716, 300, -200),
    cast('#6b3a1c', 1050, 690, 170, -150),
    fruit(one, 330, 556, 1.7, -28),
    fruit(green, 640, 552, 1.7, 24),
    fruit(green, 420, 500, 1.7, -12),
    fruit(one, 560, 494, 1.75, 18),
    fruit(one, 480, 566, 1.8, 6),
    place(bowl(mood.accent, 440), { x: 480, y: 694 }),
    shape(mood.accent[2], 'M268 560q212 60 424 0l-4 22q-208 56-416 0z'),
    ellipse('#c9a070', 880, 726, 190, 24),
    ellipse('#f9ecd0', 880, 718, 190, 24),
    place(half, { x: 830, y: 712, scale: 0.95 }),
    place(half, { x: 960, y: 720, scale: 0.7, flip: true }),
    shape('#fffaea', 'M760 748l260-20 24-10-18 24-262 14z'),
    shape('#3a2114', 'M690 752l76-6v14l-70 8q-14-6-6-16z'),
    place(turned(['#1f5f58', '#2f857a', '#7dbba4'], points('26,-190 36,-182 24,-168 56,-100 50,-30 34,0')), {
      x: 1060,
      y: 690,
    }),
    points('-30,-150 18,-168 60,-146 -64,-128 100,-120').map(
      ([turn = 0], i) =>
        `<use href="#${leaf}" transform="translate(1060 505)rotate(${180 + turn})scale(${1 - (i % 2) * 0.2})"/>`,
    ),
  )
}
