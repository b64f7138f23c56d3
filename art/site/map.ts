import { outrigger, trawler } from '../motifs/boats.ts'
import { palmCrown, trunk } from '../motifs/palms.ts'
import { dusk, ink, sand, sea, sun, tea } from '../palette.ts'
import { type Point, points, spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { curve, lens } from '../toolkit/path.ts'
import { circle, ellipse, join, place, rect, shape, stroke, use } from '../toolkit/svg.ts'

/** The digits 1 to 6 as strokes in a box 10 wide and 14 high around the origin: a map without a font. */
const digits: readonly string[] = [
  'M-3-4L1-7V7',
  'M-4-4Q-4-7 0-7T4-3.5Q4-1-4 7H4.5',
  'M-4-7H4L-.5-1.5Q4.5-1.5 4.5 2.5T0 7Q-3.5 7-4.5 4.5',
  'M2.5 7V-7L-4.5 3H5',
  'M4-7H-3L-3.8-.8Q-2-2 0-2 4.5-2 4.5 2.5T-.3 7Q-3.5 7-4.5 4.5',
  'M3-7Q-4.5-4-4.5 2.5-4.5 7 0 7T4.5 2.7Q4.5-1.4.3-1.4-3.5-1.4-4.4 2',
]

/** The coast from west to east: Galle's headland, Weligama bay, Mirissa's point and its long beach. The sea is south. */
const coast: readonly Point[] = points(`
  -40,300 60,330 110,400 150,420 176,380 230,350 310,370 372,396 420,350
  470,290 540,262 610,272 652,320 668,390 690,450 730,500 766,512 790,470
  830,440 890,430 950,446 1000,486 1036,500 1062,470 1110,450 1170,470 1240,520
`)
const land = (dx: number, dy: number) =>
  `${curve(
    coast.map(([x, y]): Point => [x + dx, y + dy]),
    false,
  )}V-20H-40z`
const road: readonly Point[] = points(`
  -40,250 70,286 190,320 300,320 400,300 470,236 560,214 650,240 720,330
  800,384 900,376 1000,408 1100,400 1240,440
`)
const rail: readonly Point[] = points(
  '-40,180 120,220 300,250 440,190 580,160 700,220 820,300 960,320 1100,330 1240,360',
)
const places: readonly Point[] = points('862,490 1058,494 960,540 690,420 560,340 118,440')

const dot = (index: number, [x, y]: Point): string =>
  place(
    join(
      circle(sand[50], 0, 0, 24),
      circle(dusk[700], 0, 0, 20),
      stroke(sand[50], digits[index] ?? '', { width: 2.6 }),
    ),
    { x, y },
  )

const trees = (kit: Kit): string => {
  const tree = kit.define(
    trunk(tea[800], [0, 0], [6, -60], 7),
    place(palmCrown(kit, { trunk: '', back: tea[800], front: tea[600] }, 6), { x: 6, y: -60, scale: 0.34 }),
  )
  const treePlaces = spots(`
    230,290,0.8 340,230,0.7 470,130,0.8 640,150,0.7 770,260,0.7 880,230,0.8 1010,250,0.9
    1150,280,0.8 90,170,0.8 1020,470,0.6 1076,462,0.6 1060,440,0.5 560,110,0.6 720,130,0.8
  `)
  return join(treePlaces.map(([x, y, scale], i) => use(tree, '', { x, y, scale, flip: i % 2 === 1 })))
}

const house = join(
  shape(sand[50], 'M-34 0v-30h68V0z'),
  shape(dusk[500], 'M-44-28l18-24h52l18 24z'),
  shape(dusk[700], 'M0-52h26l18 24H0z'),
  shape(sea[700], 'M-24-20h10V0h-10zM-5-20H5V0H-5zM14-20h10V0H14z'),
)
const fort = join(
  shape(sand[300], 'M-44 0l8-34h72l8 34z'),
  shape('#a98a58', 'M-36-34v-8h10v8zM-18-34v-8h10v8zM0-34v-8h10v8zM18-34v-8h10v8z'),
  shape(sand[50], 'M-8-38l3-50H5l3 50z'),
  shape(dusk[700], 'M-9-88h18l-9-14z'),
)

/** The coast around the house, drawn: six numbered places, harbour, road and railway. */
export const map = (kit: Kit): string =>
  kit.svg(
    rect(sea[500], 0, 0, 1200, 800),
    stroke('#2b8790', land(0, 150).replace(/V.*$/, ''), { width: 60 }),
    stroke('#3f9c9f', land(0, 84).replace(/V.*$/, ''), { width: 60 }),
    stroke(sea[300], land(0, 34).replace(/V.*$/, ''), { width: 60 }),
    shape(sand[100], land(0, 12)),
    shape(sand[200], land(0, 0)),
    shape(tea[200], land(0, -26)),
    shape('#a9bf80', land(10, -120)),
    shape('#8fae6c', land(-10, -230)),
    shape('#7a9c5e', land(20, -320)),
    shape(
      sea[300],
      'M250-20c20 60 70 90 60 150s40 110 66 160l24 40 10-8-22-44c-20-50-50-100-44-150S310 40 296-20z',
    ),
    stroke(ink[500], curve(rail, false), { width: 9, cap: 'butt', dash: '3 9' }),
    stroke(ink[500], curve(rail, false), { width: 2.4 }),
    stroke(sand[50], curve(road, false), { width: 11 }),
    stroke(dusk[300], curve(road, false), { width: 5 }),
    trees(kit),
    shape(sea[700], 'M690 372l34-14 4 8-34 14zM690 420l40 4v9l-40-4z'),
    place(trawler({ hull: '#1f5f9c', stripe: sun, cabin: sand[50], dark: ink[900] }), {
      x: 610,
      y: 448,
      scale: 0.36,
    }),
    place(outrigger(sea[900], sand[50]), { x: 330, y: 560, scale: 0.5 }),
    place(outrigger(sea[900], dusk[300]), { x: 770, y: 640, scale: 0.42 }),
    place(
      shape(
        sea[900],
        'M0 0c-6-40-40-56-84-60 10 18 30 24 40 30 20 8 34 18 40 46h8c6-28 20-38 40-46 10-6 30-12 40-30C40-56 6-40 0 0z',
      ),
      { x: 560, y: 690, scale: 0.9 },
    ),
    shape(
      sea[100],
      lens(560, 704, 150, 5) +
        lens(566, 722, 90, 4) +
        lens(200, 660, 120, 4) +
        lens(250, 690, 80, 4) +
        lens(1010, 700, 140, 5) +
        lens(1060, 730, 90, 4) +
        lens(420, 480, 90, 3) +
        lens(760, 620, 100, 4),
      0.7,
    ),
    ellipse(sea[300], 930, 520, 34, 9),
    shape(ink[500], 'M908 518q4-26 24-28t24 28z'),
    ellipse(sea[300], 516, 330, 26, 7),
    shape(tea[600], 'M498 330q4-20 18-20t18 20z'),
    place(fort, { x: 124, y: 330, scale: 0.9 }),
    place(join(circle(sun, 0, -26, 56, 0.5), house), { x: 800, y: 420, scale: 1 }),
    places.map((point, i) => dot(i, point)),
    place(
      join(
        circle(sand[50], 0, 0, 46, 0.18),
        steps(4).map(
          (i) =>
            `<path fill="${i % 2 ? sea[100] : sand[50]}" transform="rotate(${i * 90})" d="M0-58L9-9 0 0-9-9z"/>`,
        ),
        shape(dusk[500], 'M0-58L9-9 0 0z'),
      ),
      { x: 1110, y: 690 },
    ),
  )
