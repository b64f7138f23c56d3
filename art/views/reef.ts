import { coralMood as mood } from '../moods/sea-view.ts'
import { outrigger } from '../motifs/boats.ts'
import { palm } from '../motifs/palms.ts'
import { birds, cloud, wavySky } from '../motifs/sky.ts'
import { bandedSea, crests } from '../motifs/water.ts'
import { spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { blob } from '../toolkit/path.ts'
import { circle, join, place, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** Patches of reef seen through shallow water. */
const patches = (kit: Kit, fill: string, spots: readonly (readonly [number, number, number])[]): string =>
  shape(
    fill,
    spots
      .map(([x, y, size]) =>
        blob(
          steps(9).map((i) => {
            const a = (i / 9) * Math.PI * 2
            const r = size * kit.random.between(0.7, 1.1)
            return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.3]
          }),
        ),
      )
      .join(''),
  )

const palmTones = { trunk: mood.dark, back: '#3a5a5c', front: '#5f8a7c' }

export const reefView: View = {
  horizon: 400,
  draw: (kit) =>
    join(
      wavySky(kit, mood.sky, 400),
      circle(mood.sun, 860, 170, 62),
      cloud('#fff3e8', 200, 190, 280),
      cloud('#fff3e8', 560, 110, 200),
      cloud('#fdead4', 860, 300, 240),
      birds('#8f3a4c', [
        [620, 230, 0.7],
        [670, 206, 0.5],
      ]),
      bandedSea(kit, mood.sea, 400, 780),
      shape('#2f8f9c', 'M-300 400H1500v18H-300z'),
      shape(mood.land[0], 'M640 404c40-30 100-34 150-30 70 0 120 14 180 30z'),
      shape('#f5d2b4', 'M600 406q120-16 400 0-180 12-400 0z'),
      palm(kit, palmTones, { foot: [760, 380], top: [726, 244], reach: 70, leaves: 7 }),
      palm(kit, palmTones, { foot: [800, 380], top: [834, 214], reach: 80, leaves: 7, flip: true }),
      patches(kit, '#e58a7c', spots('210,520,120 560,486,80 960,540,150 420,660,150 780,720,170')),
      patches(kit, '#b9586a', spots('240,526,60 990,548,80 390,670,76 830,730,90 580,490,36')),
      patches(kit, '#f5bf55', spots('120,620,70 640,600,84 1100,660,90')),
      patches(kit, '#2f98a0', spots('330,590,60 720,560,60 1000,700,80 560,740,60')),
      crests(kit, mood.foam, 430, 790, 26, 0.85),
      place(outrigger('#6b2340', '#fffaf0'), { x: 330, y: 440, scale: 0.4 }),
    ),
}
