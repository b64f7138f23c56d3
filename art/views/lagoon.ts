import { lagoonMood as mood } from '../moods/family.ts'
import { outrigger } from '../motifs/boats.ts'
import { canopy } from '../motifs/land.ts'
import { palm } from '../motifs/palms.ts'
import { cloud, ringedSky, stars } from '../motifs/sky.ts'
import { bandedSea, glitter } from '../motifs/water.ts'
import { lens } from '../toolkit/path.ts'
import { circle, join, place, shape } from '../toolkit/svg.ts'
import { cadjanHut } from './cinnamon-garden.ts'
import type { View } from './view.ts'

const jetty = (): string =>
  join(
    place(cadjanHut(['#0f2440', '#1a3558', '#2a4a6a'], ['#3f5a6c', '#2a4560'], '#f6c75c'), {
      x: 300,
      y: 470,
      scale: 0.72,
    }),
    shape(
      mood.dark,
      'M190 470h330v8H190zM206 476h7v60h-7zM280 476h7v66h-7zM360 476h7v66h-7zM440 476h7v60h-7zM506 476h7v54h-7z',
    ),
    shape(
      '#f6c75c',
      [0, 1, 2, 3].map((i) => lens(300 + (i % 2 ? 8 : -6), 500 + i * 22, 44 - i * 6, 4)).join(''),
      0.9,
    ),
    [440, 506].map((x) =>
      join(
        circle(mood.second[1], x + 3, 452, 8),
        shape(mood.dark, `M${x + 1} 446h4v30h-4z`),
        shape(mood.second[1], lens(x + 3, 516, 26, 4) + lens(x + 3, 538, 18, 3)),
      ),
    ),
  )

/** A white egret standing in the shallows, 110 high. */
export const egret = (fill: string, leg: string): string =>
  join(
    shape(leg, 'M-3-36h3V4h-3zM9-36h3V4H9zM22-104l22 6-22 2z'),
    shape(
      fill,
      'M-46-30c10-22 30-34 50-34 14 0 16-10 12-20-4-12-6-26 6-28 6 0 8 4 8 10-8 0-8 6-4 16 6 16 0 34-14 42C-2-38-22-34-46-30z',
    ),
  )

const palmTones = { trunk: mood.land[2], back: mood.land[2], front: mood.land[1] }

export const lagoonView: View = {
  horizon: 420,
  draw: (kit) =>
    join(
      ringedSky(mood.sky, 690, 210, 110),
      circle(mood.sun, 690, 210, 62),
      stars(kit, mood.sun, 400, 40),
      cloud('#3a6680', 180, 270, 240),
      cloud('#3a6680', 830, 320, 200),
      canopy(kit, '#2f5570', -300, 1500, 424, 44, 22, 460),
      canopy(kit, mood.land[1], 860, 1500, 432, 90, 6, 470),
      bandedSea(kit, mood.sea, 424, 800),
      shape('#27496a', 'M860 426h640v70c-200 20-460 10-640-70z'),
      shape('#27496a', 'M-300 426h560c-100 50-360 66-560 60z'),
      glitter(kit, mood.foam, { x: 690, top: 440, bottom: 780, spread: 210 }),
      canopy(kit, mood.land[1], -300, 240, 440, 110, 5, 470),
      palm(kit, palmTones, { foot: [1010, 440], top: [980, 240], reach: 90 }),
      palm(kit, palmTones, { foot: [1080, 440], top: [1116, 200], reach: 104, flip: true }),
      jetty(),
      place(outrigger(mood.dark), { x: 560, y: 560, scale: 0.56 }),
      place(egret('#e6ecdc', mood.dark), { x: 930, y: 640, scale: 0.9 }),
      shape('#dfe8d2', lens(930, 646, 90, 3) + lens(940, 664, 60, 3), 0.6),
    ),
}
