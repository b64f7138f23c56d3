import { cinnamonMood as mood } from '../moods/cooled.ts'
import { canopy, ridge } from '../motifs/land.ts'
import { dome, grass } from '../motifs/plants.ts'
import { ringedSky } from '../motifs/sky.ts'
import { spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { polygon } from '../toolkit/path.ts'
import { circle, join, place, shape, use } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** A peeler's hut under cadjan thatch, 260 wide. */
export const cadjanHut = (
  tones: readonly [string, string, string],
  wall: readonly [string, string],
  dark: string,
): string =>
  join(
    shape(wall[0], 'M-104 0v-96h208V0z'),
    shape(wall[1], 'M30 0v-96h74V0z'),
    shape(dark, 'M-40 0v-76h40V0zM46-68h34v34H46z'),
    shape(
      tones[1],
      'M-150-76l62-96H88l62 96-10 4-12-6-14 8-14-8-14 8-16-8-14 8-14-8-16 8-14-8-14 8-16-8-14 8-14-8-16 8-14-8-14 8z',
    ),
    shape(tones[0], 'M30-172h58l62 96-10 4-12-6-14 8-14-8-14 8z'),
    shape(tones[2], 'M-96-160h180l6 8H-102zM-112-134h210l6 7H-117zM-130-106h240l6 6H-134z'),
  )

/** A stand of slender trees, 100 high to the fork: many stems from one stool, a spreading roof of leaves. */
const coppice = (kit: Kit, tones: readonly [string, string, string], bark: string): string =>
  join(
    shape(
      bark,
      steps(7)
        .map((i) => {
          const lean = (i - 3) * 21
          const foot = (i - 3) * 7
          const top = Math.abs(i - 3) * 9 - 162
          return polygon([
            [foot - 3, 0],
            [foot + 3, 0],
            [lean * 0.5 + 3, -80],
            [lean + 1, top],
            [lean - 1, top],
            [lean * 0.5 - 3, -80],
          ])
        })
        .join(''),
    ),
    spots('-62,-130,32 62,-134,34 -34,-156,38 36,-160,38 0,-178,46').map(([x, y, r]) =>
      place(dome(kit, tones, r, -1), { x, y }),
    ),
  )

export const cinnamonView: View = {
  horizon: 430,
  draw: (kit) => {
    const far = kit.define(coppice(kit, ['#6b6030', '#8a7a3c', '#b59a50'], '#8a5a32'))
    const near = kit.define(coppice(kit, mood.leaf, mood.wood[1]))
    return join(
      ringedSky(mood.sky, 560, 330, 200),
      circle(mood.sun, 560, 300, 66),
      ridge(kit, '#e3bf83', 400, 100, 3),
      ridge(kit, mood.land[0], 440, 70, 4),
      canopy(kit, '#b08a4c', -200, 1400, 470, 50, 16, 800),
      shape('#d9a35c', 'M-300 470H1500V1100H-300z'),
      place(cadjanHut(['#6b4426', '#8a5a32', '#a67343'], ['#e0b47c', '#b9854f'], mood.dark), {
        x: 640,
        y: 526,
        scale: 0.8,
      }),
      spots('330,500,1.1 470,496,0.96 830,500,1.1 980,506,1.2 180,510,1.2').map(([x, y, scale]) =>
        use(far, '', { x, y, scale }),
      ),
      shape('#c98b48', 'M-300 560C200 540 700 570 1500 548V1100H-300z'),
      shape('#e3b36c', 'M560 540c-20 60-60 120-190 260h470C760 680 700 610 690 540z'),
      use(near, '', { x: 150, y: 660, scale: 1.9 }),
      use(near, '', { x: 1030, y: 670, scale: 2, flip: true }),
      shape('#a66a35', 'M-300 700C200 664 420 716 700 800H-300zM1500 690c-240-30-420 30-560 110h560z'),
      grass(kit, mood.leaf[0], 60, 720, 180, 70, 12),
      grass(kit, mood.leaf[0], 960, 730, 180, 70, 12),
    )
  },
}
