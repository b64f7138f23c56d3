import { outrigger } from '../motifs/boats.ts'
import { bananaClump, glow } from '../motifs/decor.ts'
import { lantern } from '../motifs/lamps.ts'
import { palm } from '../motifs/palms.ts'
import { birds, cloud } from '../motifs/sky.ts'
import { louvre } from '../motifs/window.ts'
import { dusk, sand, sea, sun } from '../palette.ts'
import { type Box, points, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { lens } from '../toolkit/path.ts'
import { circle, face, join, place, rect, shape } from '../toolkit/svg.ts'

const arch = (grow: number) =>
  `M${250 - grow} 860V${400}a${250 + grow} ${250 + grow} 0 0 1 ${500 + grow * 2} 0V860z`

const palmTones = { trunk: sea[700], back: sea[700], front: '#1f6a62' }

const outside = (kit: Kit): string =>
  join(
    rect(sea[300], 150, 60, 700, 700),
    ['#a9cbb8', '#e6d9b4', '#fbd3a0', '#f7b274', dusk[300]].map((tone, i) =>
      circle(tone, 520, 560, 460 - i * 92),
    ),
    circle('#fff3cf', 520, 540, 66),
    cloud('#fdf0d4', 300, 330, 170),
    cloud('#fdf0d4', 560, 250, 150),
    birds(sea[900], [
      [420, 420, 0.6],
      [460, 402, 0.45],
    ]),
    rect('#f0b684', 150, 580, 700, 60),
    rect(sea[300], 150, 604, 700, 60),
    rect('#3f9c9f', 150, 630, 700, 80),
    rect(sea[500], 150, 664, 700, 90),
    shape(
      '#fff3cf',
      steps(7)
        .map((i) => lens(520 + ((i * 7) % 5) * 6 - 12, 590 + i * 14, 90 + i * 16, 2 + i * 0.7))
        .join(''),
    ),
    place(outrigger(sea[900], dusk[500]), { x: 360, y: 624, scale: 0.36 }),
    shape('#fff4dc', 'M150 720c120-26 260 10 380-8s220-30 320-10v200H150z'),
    shape('#e9cf9c', 'M150 736c120-26 260 12 390-6s210-30 310-10v200H150z'),
    shape('#f6e3b8', 'M150 776c160-20 300 10 420-4s180-20 280-8v120H150z'),
    palm(kit, palmTones, { foot: [680, 790], top: [620, 330], reach: 150, girth: 20, flip: true }),
    palm(kit, palmTones, { foot: [730, 790], top: [724, 420], reach: 130, girth: 18 }),
  )

/** The view through the door: palms, sun and boat, down to the sand. */
export const loginSideSafe: Box = [250, 150, 750, 800]

/** The door stands open; the sea is at the end of the steps. Portrait, dark at the foot for two lines of text. */
export const loginSide = (kit: Kit): string => {
  const leaf = (x0: number, x1: number, y0: number, y1: number) =>
    louvre(
      [sea[900], sea[700], sea[500]],
      [
        [x0, 300],
        [x1, y0],
        [x1, y1],
        [x0, 862],
      ],
      26,
      2,
    )
  return kit.sized(
    900,
    1200,

    rect('#123f4d', 0, 0, 900, 1200),
    rect('#0f3846', 0, 0, 60, 1200),
    rect(sea[900], 0, 0, 900, 46),
    shape(sea[900], arch(40)),
    shape(sand[200], arch(16)),
    kit.cut(arch(0), outside(kit)),
    rect(sand[200], 234, 850, 532, 14),
    leaf(234, 90, 240, 960),
    leaf(766, 880, 250, 950),
    shape(sea[900], 'M0 864H900V1200H0z'),
    face('#db8a55', points('250,864 750,864 1010,1200 450,1200'), 0.24),
    face(dusk[300], points('380,864 640,864 900,1200 620,1200'), 0.22),
    shape('#072833', 'M0 930h900v4H0zM0 1020h900v5H0zM0 1130h900v6H0z'),
    glow(sun, 130, 196, 130, 0.14),
    place(lantern('#041c24', ['#d9892f', sun, '#fdeab4']), { x: 130, y: 120, scale: 3 }),
    place(
      bananaClump(
        [
          ['#082a30', '#0f3f3c'],
          ['#0f3f3c', '#1f5a48'],
          ['#1f5a48', '#3a7a52'],
        ],
        380,
        [-112, -88, -138, -64],
      ),
      { x: 870, y: 1230 },
    ),
  )
}
