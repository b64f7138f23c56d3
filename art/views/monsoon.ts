import { monsoonMood as mood } from '../moods/cooled.ts'
import { outrigger } from '../motifs/boats.ts'
import { canopy } from '../motifs/land.ts'
import { palm } from '../motifs/palms.ts'
import { bandedSky, cloud } from '../motifs/sky.ts'
import { bandedSea, crests } from '../motifs/water.ts'
import { steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { join, place, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** Slanting rain: thin darts that all fall one way. */
export const rain = (
  kit: Kit,
  fill: string,
  count: number,
  length: number,
  opacity: number,
  bottom = 800,
): string =>
  shape(
    fill,
    steps(count)
      .map(() => {
        const x = Math.round(kit.random.between(-120, 1300))
        const y = Math.round(kit.random.between(-100, bottom - 60))
        const l = length * kit.random.between(0.5, 1.1)
        return `M${x} ${y}l${-Math.round(l * 0.3)} ${Math.round(l)} 3 1z`
      })
      .join(''),
    opacity,
  )

const palmTones = { trunk: '#2f4a48', back: mood.leaf[0], front: mood.leaf[1] }

export const monsoonView: View = {
  horizon: 430,
  draw: (kit) =>
    join(
      bandedSky(mood.sky, 430),
      cloud('#3f5a5c', 40, 90, 460),
      cloud('#3f5a5c', 640, 40, 520),
      cloud('#5a7674', 360, 200, 420),
      cloud('#78908a', 760, 270, 340),
      rain(kit, '#c6d2c4', 26, 220, 0.35, 520),
      bandedSea(kit, mood.sea, 430, 700),
      crests(kit, mood.foam, 470, 640, 22, 0.8),
      shape(mood.land[0], 'M-300 436v-46c140-10 240 0 340 20 60 14 100 20 150 26z'),
      canopy(kit, mood.land[1], 820, 1500, 450, 60, 7, 520),
      shape(mood.foam, 'M-300 640c200-30 300 10 480-6s260-40 470-14 460 0 850-30V1100H-300z'),
      shape(mood.beach[1], 'M-300 662c220-20 330 12 500-4s250-34 460-12 470 4 840-30V1100H-300z'),
      shape(mood.beach[0], 'M-300 730c300-30 600 10 900-10s560 0 900-20V1100H-300z'),
      place(outrigger(mood.dark), { x: 700, y: 720, scale: 0.8, turn: -4 }),
      palm(kit, palmTones, { foot: [960, 700], top: [850, 250], reach: 170, flip: true }),
      palm(kit, palmTones, { foot: [1060, 690], top: [1010, 340], reach: 130, flip: true }),
      palm(
        kit,
        { trunk: mood.dark, ring: '#1f4540', back: mood.dark, front: mood.leaf[0] },
        { foot: [210, 760], top: [90, 190], reach: 220, flip: true, girth: 30 },
      ),
      rain(kit, '#e3ead9', 60, 150, 0.5),
    ),
}
