import { lighthouseMood as mood } from '../moods/sea-view.ts'
import { palm } from '../motifs/palms.ts'
import { cloud, ringedSky, stars } from '../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../motifs/water.ts'
import { points } from '../toolkit/geometry.ts'
import { circle, face, join, place, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** A white octagonal tower of 300 with its lantern; foot at the origin. */
export const lighthouse = (tones: readonly [string, string, string], dark: string, glow: string): string =>
  join(
    shape(tones[1], 'M-34 0L-22-232H22L34 0z'),
    shape(tones[2], 'M-34 0L-22-232H-8L-12 0z'),
    shape(tones[0], 'M12 0L8-232H22L34 0z'),
    shape(
      dark,
      'M-30-232h60v10h-60zM-27-246h54v3h-54zM-27-246h3v14h-3zM24-246h3v14h-3zM-10-246h3v14h-3zM7-246h3v14h-3z',
    ),
    shape(glow, 'M-14-232h28v-30h-28z'),
    shape(
      dark,
      'M-17-262h34v-5h-34zM-16-267q2-20 16-22 14 2 16 22zM-1.5-286h3v-18h-3zM-15-262h3v30h-3zM12-262h3v30h-3zM-1.5-262h3v30h-3z',
    ),
    shape(dark, 'M-4-60h8v-16q-4-6-8 0zM-4-120h8v-16q-4-6-8 0zM-4-180h8v-16q-4-6-8 0zM-7 0v-22q7-10 14 0V0z'),
  )

const palmTones = { trunk: mood.land[2], back: mood.land[2], front: mood.land[1] }

export const lighthouseView: View = {
  horizon: 450,
  draw: (kit) =>
    join(
      ringedSky(mood.sky, 420, 440, 150),
      stars(kit, '#fbe6d2', 300, 22),
      circle(mood.sun, 420, 424, 52),
      cloud('#5a4568', 120, 300, 260),
      cloud('#a95460', 560, 330, 180),
      bandedSea(kit, mood.sea, 450, 800),
      glitter(kit, mood.foam, { x: 420, top: 456, bottom: 770, spread: 300 }),
      crests(kit, '#975860', 560, 800, 14, 0.6),
      face('#fbe0a0', points('802,172 -300,20 -300,170'), 0.28),
      face('#fbe0a0', points('802,172 1500,60 1500,150'), 0.2),
      shape(mood.land[0], 'M520 456c60-10 110-30 190-34 120-6 220 6 360-10 160-16 300-40 430-30V470z'),
      shape(
        mood.land[1],
        'M600 470c40-26 90-26 120-48 50-20 160-8 230-20 120-10 330-60 550-40V560c-300-40-600-60-900-90z',
      ),
      palm(kit, palmTones, { foot: [930, 420], top: [900, 262], reach: 74, leaves: 7 }),
      palm(kit, palmTones, { foot: [985, 420], top: [1016, 226], reach: 90, leaves: 7 }),
      palm(kit, palmTones, { foot: [1060, 420], top: [1090, 290], reach: 74, leaves: 7, flip: true }),
      place(lighthouse(['#8d5560', '#dcb0a0', '#fbd9b8'], mood.dark, '#fff3c4'), { x: 802, y: 422 }),
      shape(
        mood.land[2],
        'M640 500c30-30 90-20 130-54 40-30 110-6 160-18 90-20 300-50 570-40V620c-200-20-380-40-520-64-140-20-260-20-340-56z',
      ),
      shape(
        mood.dark,
        'M700 520c40-20 70-8 110-30 60-20 100 4 170-8 140-20 300-10 520-20V640c-220-10-400-40-520-60-110-20-220-30-280-60z',
      ),
      glitter(kit, '#f5a255', { x: 690, top: 540, bottom: 600, spread: 160, count: 4 }),
    ),
}
