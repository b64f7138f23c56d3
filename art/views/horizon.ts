import { horizonMood as mood } from '../moods/sea-view.ts'
import { outrigger } from '../motifs/boats.ts'
import { birds, cloud, ringedSky } from '../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../motifs/water.ts'
import { dusk, sea } from '../palette.ts'
import { spots } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, join, place } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** Dawn over the sea; without the boat where something stands before it. */
export const dawn = (kit: Kit, boat = true): string =>
  join(
    ringedSky(mood.sky, 640, 385, 122),
    circle(mood.sun, 640, 385, 58),
    cloud('#fbd7ae', 250, 250, 260),
    cloud('#fbd7ae', 900, 190, 210),
    bandedSea(kit, mood.sea, 430, 800),
    glitter(kit, mood.foam, { x: 640, top: 436, bottom: 790, spread: 330 }),
    crests(kit, sea[300], 520, 800, 16, 0.5),
    boat ? place(outrigger(mood.dark, dusk[500]), { x: 372, y: 470, scale: 0.42 }) : '',
    birds(mood.dark, spots('800,250,0.6 850,228,0.45 766,222,0.36')),
  )

export const horizonView: View = { horizon: 430, draw: (kit) => dawn(kit) }
