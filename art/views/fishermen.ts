import { fishermanMood as mood } from '../moods/family.ts'
import { outrigger, stiltFisher } from '../motifs/boats.ts'
import { palm } from '../motifs/palms.ts'
import { birds, cloud, ringedSky } from '../motifs/sky.ts'
import { bandedSea, crests, glitter, surf } from '../motifs/water.ts'
import { spots } from '../toolkit/geometry.ts'
import { circle, join, place, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

export const fishermenView: View = {
  horizon: 420,
  draw: (kit) =>
    join(
      ringedSky(mood.sky, 560, 390, 130),
      circle(mood.sun, 560, 372, 76),
      cloud('#d3552f', 180, 190, 260),
      cloud('#e97a3a', 800, 240, 220),
      cloud('#e97a3a', 120, 320, 160),
      birds(mood.dark, spots('760,170,0.7 810,148,0.5 846,184,0.4')),
      shape(mood.land[0], 'M860 424c60-40 140-60 240-56 120 4 240-30 400-20v80z'),
      bandedSea(kit, mood.sea, 420, 760),
      glitter(kit, mood.foam, { x: 560, top: 428, bottom: 640, spread: 300 }),
      crests(kit, mood.foam, 470, 640, 12, 0.6),
      place(outrigger(mood.dark, '#f6a24c'), { x: 890, y: 462, scale: 0.34 }),
      place(stiltFisher(mood.dark), { x: 330, y: 560, scale: 1 }),
      place(stiltFisher(mood.dark), { x: 700, y: 540, scale: 0.82 }),
      place(stiltFisher(mood.dark), { x: 470, y: 500, scale: 0.6, flip: true }),
      palm(
        kit,
        { trunk: mood.land[2], back: mood.land[2], front: '#5c3035' },
        { foot: [1120, 640], top: [1050, 210], reach: 140, flip: true },
      ),
      surf(kit, mood.foam, [-300, 650], [1500, 610], 8),
      shape(mood.beach[1], 'M-300 668C200 650 700 664 1500 628V1100H-300z'),
      shape(mood.beach[0], 'M-300 740C200 706 700 730 1500 690V1100H-300z'),
      place(outrigger(mood.dark), { x: 890, y: 716, scale: 1.05, turn: -3 }),
    ),
}
