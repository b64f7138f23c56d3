import { frangipaniMood as mood } from '../moods/standard.ts'
import { canopy, ridge } from '../motifs/land.ts'
import { palm } from '../motifs/palms.ts'
import { dome, frangipaniTree, grass } from '../motifs/plants.ts'
import { cloud, wavySky } from '../motifs/sky.ts'
import { sun } from '../palette.ts'
import type { Kit } from '../toolkit/kit.ts'
import { ellipse, join, place, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** A white dagoba on its terrace, 100 wide. */
const dagoba = (tones: readonly [string, string]): string =>
  join(
    shape(
      tones[0],
      'M-50 0c-4-44 18-66 50-66s54 22 50 66zM-10-64v-14h20v14zM-5-78l5-52 5 52zM-60 8V-2H60V8z',
    ),
    shape(tones[1], 'M14-64c22 6 40 26 36 64H28c4-26 0-48-14-64zM60 8V-2H20V8zM0-130l5 52H2z'),
  )

const palmTones = { trunk: '#7f9f7a', back: '#7f9f7a', front: '#93b189' }

const farPalms = (kit: Kit): string =>
  join(
    palm(kit, palmTones, { foot: [150, 480], top: [120, 268], reach: 92, leaves: 7 }),
    palm(kit, palmTones, { foot: [200, 480], top: [226, 318], reach: 70, leaves: 7 }),
  )

/** The garden; a narrow window that looks past the far palms leaves them out. */
export const garden = (kit: Kit, palms = true): string =>
  join(
    wavySky(kit, mood.sky, 440, 60),
    cloud('#fdf6df', 180, 190, 250),
    cloud('#fdf6df', 620, 120, 170),
    ridge(kit, '#cfdfc0', 420, 90, 4),
    place(dagoba(['#fdf8ea', '#dfdcc4']), { x: 330, y: 372, scale: 0.9 }),
    canopy(kit, mood.land[0], -100, 1300, 430, 60, 14, 800),
    palms ? farPalms(kit) : '',
    canopy(kit, mood.land[1], -100, 1300, 500, 56, 10, 800),
    place(dome(kit, ['#55805c', '#6d9069', '#93b189'], 120), { x: 1020, y: 470 }),
    shape('#c9d593', 'M-300 520C100 498 700 512 1500 504V1100H-300z'),
    shape('#b3c67e', 'M-300 590C200 560 800 640 1500 580V1100H-300z'),
    shape(
      '#f3e3bd',
      'M380 520c-90 40 110 80 30 150-60 54-200 90-260 160h330c40-60 60-100 90-150 60-90-120-110-90-160z',
    ),
    ellipse('#8fae63', 800, 706, 250, 26),
    place(
      frangipaniTree(kit, {
        bark: '#7b6a58',
        leaf: mood.leaf[0],
        light: mood.leaf[1],
        petal: '#fffaf0',
        shade: '#f7c9c0',
        heart: sun,
      }),
      { x: 760, y: 706, scale: 1.25 },
    ),
    grass(kit, mood.leaf[1], 860, 730, 150, 60, 12),
  )

export const gardenView: View = { horizon: 440, draw: (kit) => garden(kit) }
