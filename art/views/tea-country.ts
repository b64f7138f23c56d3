import { teaMood as mood } from '../moods/cooled.ts'
import { mountain, terraces } from '../motifs/land.ts'
import { dome } from '../motifs/plants.ts'
import { bandedSky } from '../motifs/sky.ts'
import { type Point, points, spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, join, place, rect, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** A tea factory: white, long, three rows of windows, red tin roof; 240 wide. */
const teaFactory = (wall: string, shade: string, roof: readonly [string, string], glass: string): string =>
  join(
    shape(wall, 'M-120 0v-74h190V0z'),
    shape(shade, 'M70 0v-74l24-16 26 16V0z'),
    shape(roof[0], 'M-128-72l18-26H84l-14 26z'),
    shape(roof[1], 'M64-72l28-30 36 30z'),
    shape(
      glass,
      steps(3)
        .flatMap((row) => steps(10).map((i) => `M${-112 + i * 18}-${66 - row * 22}h10v12h-10z`))
        .join(''),
    ),
  )

const shadeTree = (
  kit: Kit,
  x: number,
  y: number,
  size: number,
  tones: readonly [string, string, string],
  bark: string,
): string =>
  join(
    rect(bark, x - size * 0.04, y - size, size * 0.08, size),
    place(dome(kit, tones, size * 0.5), { x, y: y - size * 1.1 }),
  )

const hills: readonly (readonly [readonly [string, string], readonly Point[], number, number])[] = [
  [['#9dbb92', '#8aac83'], points('-300,470 0,440 220,396 430,440 640,470 1500,480'), 9, 7],
  [['#7da575', '#6a9566'], points('500,520 700,450 900,400 1100,424 1500,380'), 9, 9],
  [['#5f8f58', '#4f7f4e'], points('-300,500 0,506 260,540 520,600 760,640 1500,700'), 9, 13],
  [['#42764a', '#356840'], points('300,800 560,690 820,610 1080,570 1500,560'), 8, 16],
]

export const teaView: View = {
  horizon: 420,
  draw: (kit) =>
    join(
      bandedSky(mood.sky, 460),
      circle(mood.sun, 700, 200, 60),
      mountain(
        '#b4cabb',
        points(`
          -300,330 -80,290 90,210 190,170 270,236 420,300 560,250 700,320 900,280
          1100,190 1210,150 1330,230 1500,260
        `),
        900,
      ),
      mountain(
        '#98b7a4',
        points('-300,400 0,330 180,360 400,380 600,340 760,290 840,262 930,310 1100,360 1500,330'),
        900,
      ),
      shape('#eef0dc', 'M-300 400c200-20 320 10 520 0s300-22 520-6 400-8 760-4v40H-300z', 0.75),
      hills.slice(0, 2).map(([tones, top, rows, weight]) => terraces(kit, tones, top, 900, rows, weight)),
      place(teaFactory('#fbfaec', '#d9dcc6', ['#b1482f', '#8a2f22'], '#7da184'), {
        x: 860,
        y: 420,
        scale: 0.8,
      }),
      spots('180,420,60 250,420,46 1060,440,70').map(([x, y, s]) =>
        shadeTree(kit, x, y, s, ['#4f8062', '#5f8f58', '#86a95a'], '#4a4a34'),
      ),
      shape('#eef0dc', 'M-300 500c160-10 260 14 420 8s200-10 330 0-400 26-750 20z', 0.55),
      hills.slice(2).map(([tones, top, rows, weight]) => terraces(kit, tones, top, 900, rows, weight)),
      shadeTree(kit, 140, 560, 130, [mood.leaf[0], mood.leaf[1], mood.leaf[2]], '#3a2f24'),
      shadeTree(kit, 330, 590, 96, [mood.leaf[0], mood.leaf[1], mood.leaf[2]], '#3a2f24'),
    ),
}
