import { outrigger } from '../motifs/boats.ts'
import { birds, cloud } from '../motifs/sky.ts'
import { dusk, ink, sand, sea } from '../palette.ts'
import { span } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { below, lens } from '../toolkit/path.ts'
import { circle, join, place, rect, shape } from '../toolkit/svg.ts'

const waves = [sea[300], '#4f9c9f', '#2f8790', sea[500], '#176a78', '#0f5a69', sea[700], '#0c4150', sea[900]]

/** One small boat on a very large sea. */
export const lost = (kit: Kit): string =>
  kit.svg(
    rect(sand[100], 0, 0, 1200, 400),
    circle('#fbe6c4', 860, 300, 288),
    circle(dusk[100], 860, 300, 216),
    circle('#f7c79a', 860, 300, 150),
    circle(dusk[500], 860, 300, 84),
    cloud('#fffdf6', 180, 130, 260),
    cloud('#fffdf6', 620, 90, 170),
    cloud('#fcf3e0', 930, 190, 190),
    birds(ink[900], [
      [330, 230, 0.7],
      [384, 206, 0.5],
    ]),
    waves.map((tone, i) => {
      const y = 330 + i * 16 + i * i * 4.6
      const rise = 3 + i * 4.4
      const points = span(-100, 1300, 8 + ((9 - i) >> 1)).map(
        (x, j) => [x + (i % 2) * 60, y + (j % 2 ? -rise : rise) * kit.random.between(0.6, 1)] as const,
      )
      const boat =
        i === 4 ? join(place(outrigger(ink[900], sand[50]), { x: 400, y: 452, scale: 0.36, turn: -5 })) : ''
      return join(boat, shape(tone, below(points, 820)))
    }),
    shape(
      sea[100],
      lens(860, 352, 120, 3) + lens(880, 368, 160, 4) + lens(840, 388, 130, 4) + lens(870, 414, 190, 5),
      0.7,
    ),
    shape(
      sea[300],
      lens(220, 610, 260, 5) + lens(760, 566, 220, 5) + lens(1040, 640, 240, 6) + lens(560, 700, 300, 7),
      0.35,
    ),
  )
