import { bananaClump } from '../motifs/decor.ts'
import { rattanChair } from '../motifs/furniture.ts'
import { birds, cloud } from '../motifs/sky.ts'
import { dusk, ink, sand, sea, sun, tea } from '../palette.ts'
import type { Kit } from '../toolkit/kit.ts'
import { lens } from '../toolkit/path.ts'
import { circle, place, rect, shape } from '../toolkit/svg.ts'
import { hills, roundTree } from './plain/motifs.ts'
import { plainDay } from './plain/tones.ts'

/** A frame on the wall with a view in it; a chair waits before it, and a plant stands beside. */
const wall = (kit: Kit, { view, plant }: { view: string; plant: string }): string =>
  kit.svg(
    rect(sand[200], 0, 0, 1200, 800),
    shape('#f1e5ca', 'M520 0h330L330 640H0V520z'),
    rect(sand[300], 0, 640, 1200, 160),
    rect('#c4a974', 0, 640, 1200, 12),
    shape('#e6d2a6', 'M330 652h420l90 148H150z'),
    rect('#c9b486', 398, 140, 424, 344),
    rect('#8a6646', 384, 124, 424, 344),
    rect('#5c4331', 790, 124, 18, 344),
    rect(sand[50], 402, 142, 388, 308),
    view,
    shape('#b3945c', 'M190 704q140-24 290 0-150 22-290 0z'),
    place(rattanChair(['#3a2a20', '#6b4a35', '#8d6546'], [sea[700], sea[500], sea[300]]), {
      x: 320,
      y: 706,
      scale: 3,
    }),
    shape('#b3945c', 'M870 716q110-20 230 0-120 20-230 0z'),
    plant,
    shape(dusk[700], 'M916 610h128l-18 106h-92z'),
    shape('#7a2a12', 'M994 610h50l-18 106h-40z'),
    rect('#c4502f', 910, 600, 140, 18),
  )

const inFrame = 'M432 172H760V420H432z'

/** Nothing in the frame yet but sea and sky. */
export const placeholder = (kit: Kit): string =>
  wall(kit, {
    view: kit.cut(
      inFrame,
      rect(sea[100], 432, 172, 328, 250),
      circle('#e6ead4', 596, 320, 150),
      circle(sand[100], 596, 320, 100),
      circle(sun, 596, 312, 44),
      cloud(sand[50], 460, 226, 90),
      birds(ink[500], [
        [660, 230, 0.5],
        [692, 218, 0.36],
      ]),
      rect(sea[300], 432, 326, 328, 100),
      rect('#4f9c9f', 432, 352, 328, 80),
      rect(sea[500], 432, 384, 328, 60),
      shape(
        sand[50],
        lens(596, 336, 70, 2) + lens(600, 350, 100, 3) + lens(590, 370, 80, 3) + lens(598, 394, 120, 4),
      ),
    ),
    plant: place(
      bananaClump(
        [
          ['#23402f', '#3f6b45'],
          ['#3f6b45', '#6f9a55'],
          ['#2f5a3e', tea[400]],
        ],
        300,
        [-112, -76, -92, -140, -46],
      ),
      { x: 980, y: 640 },
    ),
  })

/** The same in a house of no place in particular: hills in the frame, and a tree in the pot. */
export const plainPlaceholder = (kit: Kit): string =>
  wall(kit, {
    view: kit.cut(
      inFrame,
      rect(plainDay.sky[1] ?? sand[100], 432, 172, 328, 250),
      circle(plainDay.sky[4] ?? sand[200], 640, 290, 92),
      circle(sun, 640, 290, 40),
      cloud(sand[50], 460, 226, 90),
      place(
        hills(kit, [tea[200], tea[400], tea[600], tea[800]], {
          width: 328,
          height: 250,
          crests: [128, 150, 178, 212],
          swell: 26,
        }),
        {
          x: 432,
          y: 172,
        },
      ),
    ),
    plant: place(roundTree({ tree: [tea[600], tea[400]], trunk: tea[800] }), { x: 980, y: 612, scale: 2.4 }),
  })
