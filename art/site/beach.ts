import { outrigger } from '../motifs/boats.ts'
import { canopy } from '../motifs/land.ts'
import { overhang, palm } from '../motifs/palms.ts'
import { lounger, parasol } from '../motifs/seating.ts'
import { birds, cloud, ringedSky } from '../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../motifs/water.ts'
import { dusk, sand, sea, sun } from '../palette.ts'
import { spots } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, ellipse, place, shape } from '../toolkit/svg.ts'

const leaf = { trunk: '#3a2a20', ring: '#2a1c16', back: '#163f38', front: '#2f6b45', nuts: sun }

/** The beach below the house in the late afternoon. */
export const beach = (kit: Kit): string =>
  kit.svg(
    ringedSky(['#8fc7c0', '#c4dcc4', '#f0e2b8', '#fbd394', '#f9b96e'], 400, 350, 140),
    circle('#fff6d8', 400, 330, 62),
    cloud('#fdf3dc', 620, 130, 240),
    cloud('#fdf3dc', 60, 220, 190),
    cloud('#fbe3bd', 860, 250, 200),
    birds(sea[700], spots('660,230,0.7 712,206,0.5 610,214,0.4')),
    shape('#7fb0a4', 'M760 402c80-50 170-64 260-56 70 6 130 16 200 12v60z'),
    canopy(kit, '#4f8a78', 900, 1320, 404, 74, 5, 460),
    bandedSea(kit, ['#f3bd85', '#7fbdb2', '#3f9c9f', sea[500], '#146475'], 400, 640),
    glitter(kit, '#fff4dc', { x: 400, top: 408, bottom: 600, spread: 290 }),
    crests(kit, '#fff4dc', 440, 600, 14, 0.55),
    place(outrigger(sea[900], dusk[500]), { x: 660, y: 452, scale: 0.44 }),
    shape('#fff6e0', 'M-300 664c260-50 500 30 760-30 260-50 400-150 620-190 140-26 260-20 420-30V1100H-300z'),
    shape('#e9cf9c', 'M-300 690c260-50 520 30 790-30 260-54 400-150 620-186 140-24 260-20 400-26V1100H-300z'),
    shape('#f6e3b8', 'M-300 736c260-50 540 40 830-24 260-60 420-150 640-182 120-20 200-20 330-24V1100H-300z'),
    ellipse('#dcbc80', 560, 734, 190, 16),
    ellipse('#dcbc80', 860, 676, 140, 12),
    place(parasol([dusk[700], dusk[500], dusk[300]], '#3a2a20'), { x: 620, y: 716, scale: 0.95 }),
    place(lounger(['#3a2a20', '#8a6646', '#8a6646'], [sand[300], sand[100], '#fffdf6']), {
      x: 560,
      y: 740,
      scale: 1,
    }),
    place(parasol([sea[700], sea[500], sea[300]], '#3a2a20'), { x: 890, y: 660, scale: 0.68 }),
    place(lounger(['#3a2a20', '#8a6646', '#8a6646'], [sand[300], sand[100], '#fffdf6']), {
      x: 850,
      y: 676,
      scale: 0.7,
    }),
    place(outrigger(sea[900]), { x: 190, y: 764, scale: 0.9, turn: -4 }),
    palm(kit, leaf, { foot: [1120, 800], top: [900, 150], reach: 200, girth: 34, flip: true }),
    palm(kit, leaf, { foot: [1200, 780], top: [1130, 70], reach: 220, girth: 36, flip: true }),
    overhang('#0e302c', { x: -70, y: -60 }),
  )
