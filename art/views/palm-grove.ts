import { palmGroveMood as mood } from '../moods/standard.ts'
import { ridge } from '../motifs/land.ts'
import { type Palm, palm } from '../motifs/palms.ts'
import { grass } from '../motifs/plants.ts'
import { wavySky } from '../motifs/sky.ts'
import { crests } from '../motifs/water.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, ellipse, join, rect, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

const row = (
  kit: Kit,
  tones: { trunk: string; ring?: string; back: string; front: string; nuts?: string },
  palms: readonly Palm[],
) => join(palms.map((spec) => palm(kit, tones, spec)))

export const palmGroveView: View = {
  horizon: 470,
  draw: (kit) =>
    join(
      wavySky(kit, mood.sky, 470),
      circle(mood.sun, 600, 150, 70),
      rect(mood.sea[0] ?? '', -300, 470, 1800, 90),
      rect(mood.sea[1] ?? '', -300, 492, 1800, 80),
      crests(kit, mood.foam, 480, 540, 9),
      shape(mood.beach[2], 'M-300 540C0 520 500 552 1500 524V1100H-300z'),
      ridge(kit, '#e9cf80', 600, 26, 3),
      row(kit, { trunk: '#c9b465', back: '#b9c268', front: '#c6cc78' }, [
        { foot: [230, 580], top: [262, 300], reach: 100 },
        { foot: [430, 570], top: [400, 330], reach: 84 },
        { foot: [760, 570], top: [790, 316], reach: 92 },
        { foot: [1010, 585], top: [980, 290], reach: 100, flip: true },
      ]),
      row(kit, { trunk: '#8f8242', ring: '#7a6f36', back: '#6f9440', front: '#98b055' }, [
        { foot: [90, 650], top: [60, 220], reach: 150 },
        { foot: [560, 640], top: [510, 210], reach: 132 },
        { foot: [880, 650], top: [920, 196], reach: 146, flip: true },
      ]),
      ridge(kit, '#d5bb62', 690, 20, 3),
      ellipse('#a39c45', 330, 742, 190, 14),
      ellipse('#a39c45', 1110, 742, 210, 14),
      row(
        kit,
        { trunk: '#4c4a2a', ring: '#39391f', back: mood.leaf[0], front: mood.leaf[1], nuts: '#d59a1e' },
        [
          { foot: [250, 745], top: [300, 130], reach: 210, girth: 30 },
          { foot: [1090, 745], top: [1020, 70], reach: 230, girth: 32, flip: true },
        ],
      ),
      grass(kit, mood.leaf[1], 190, 756, 120, 60, 9),
      grass(kit, mood.leaf[0], 1050, 756, 120, 70, 9),
    ),
}
