import { stiltFisher } from '../../motifs/boats.ts'
import { palm } from '../../motifs/palms.ts'
import { dome } from '../../motifs/plants.ts'
import { birds, cloud, ringedSky } from '../../motifs/sky.ts'
import { crests } from '../../motifs/water.ts'
import { dusk, sand, sea, sun, tea } from '../../palette.ts'
import { surfboard } from '../../rooms/turtle-bay-room/bedroom.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, place, rect, shape } from '../../toolkit/svg.ts'

const palmTones = { trunk: '#2f4a40', back: '#1d4a3c', front: '#2f6b45' }

const island = (kit: Kit): string =>
  join(
    shape('#5f6f5c', 'M-150 20c10-40 50-60 90-74 60-20 130 0 170 40 20 20 34 30 40 40z'),
    place(dome(kit, ['#2f5f4c', '#4c7a52', tea[400]], 90), { x: -30, y: -50 }),
    place(dome(kit, ['#2f5f4c', '#4c7a52', tea[400]], 64), { x: 80, y: -30 }),
    shape(sand[50], 'M-50-70v-44h90v44z'),
    shape('#d8c8a8', 'M10-70v-44h30v44z'),
    shape(dusk[700], 'M-62-112l16-22h82l16 22z'),
    shape('#14404c', 'M-40-104h12v22h-12zM-18-104H-6v22h-12zM4-104h12v22H4z'),
    palm(kit, palmTones, { foot: [-90, -40], top: [-110, -180], reach: 64 }),
    palm(kit, palmTones, { foot: [70, -50], top: [96, -200], reach: 70, flip: true }),
  )

/** The wave: a dark back, lighter bands up its face, and a lip that curls over to the left. */
const wave = (): string =>
  join(
    shape(
      '#146475',
      'M1220 520C1010 540 900 470 760 466c-180-6-320 60-370 190 50-60 120-60 140-10 20 60-40 110-120 130L1220 830z',
    ),
    shape(sea[500], 'M690 470c120 30 210 140 220 340H760c10-150-20-260-120-320z'),
    shape('#2f9297', 'M610 494c70 50 110 160 90 310h-90c30-120 20-220-50-280z'),
    shape(
      sea[300],
      'M540 536c40 60 60 140 20 250l-80-10c50-30 70-80 50-130-10-26-30-36-56-36 16-30 36-56 66-74z',
    ),
    shape(
      '#fff6e0',
      'M1220 520C1010 540 900 470 760 466c-190-6-330 66-376 190-14 6-30 22-24 40 14-4 26 0 34 10 4-16 14-24 28-22 4-16 16-26 32-24 4-22 20-34 42-34-4-24 10-44 36-48 2-26 26-44 56-42 20-34 70-54 130-54 140-2 260 60 502 70z',
    ),
    shape('#fff6e0', 'M300 790c20-36 56-40 84-30 20-30 70-34 96-6 30-14 66 0 76 36z'),
    circle('#fff6e0', 344, 640, 9),
    circle('#fff6e0', 318, 676, 6),
    circle('#fff6e0', 372, 606, 6),
    circle('#fff6e0', 330, 720, 8),
  )

/** Weligama: a long wave, stilt fishermen, the villa on its islet. */
export const weligamaBay = (kit: Kit): string =>
  kit.svg(
    ringedSky(['#7fb8b8', '#b3d0bc', '#ecdfb6', '#fbd39a', '#f9b874'], 780, 380, 150),
    circle('#fff6d8', 780, 360, 62),
    cloud('#fdf3dc', 100, 150, 270),
    cloud('#fdf3dc', 480, 90, 190),
    birds(sea[900], [
      [560, 230, 0.7],
      [612, 206, 0.5],
    ]),
    shape('#8fb3a4', 'M520 392c100-40 220-50 330-40 120 10 240-20 370-20v70z'),
    rect('#e9b98c', 0, 390, 1200, 430),
    rect(sea[300], 0, 412, 1200, 400),
    rect('#3f9c9f', 0, 446, 1200, 370),
    place(island(kit), { x: 250, y: 400, scale: 0.9 }),
    crests(kit, '#fff6e0', 410, 500, 14, 0.7),
    shape(sea[500], 'M-20 520c220-40 420 0 620-30 260-40 420-20 620-20v360H-20z'),
    place(stiltFisher(sea[900]), { x: 640, y: 470, scale: 0.66 }),
    place(stiltFisher(sea[900]), { x: 520, y: 456, scale: 0.5, flip: true }),
    place(stiltFisher(sea[900]), { x: 780, y: 446, scale: 0.42 }),
    wave(),
    shape('#0f5568', 'M-20 740c160-30 300 10 480 0s420-40 760-10v100H-20z'),
    shape(
      '#fff6e0',
      'M-20 744c160-30 300 10 480 0 60-4 110-10 160-14-60 20-110 24-160 26-180 10-320-30-480 0z',
    ),
    place(surfboard(sand[100], dusk[500]), { x: 1010, y: 800, scale: 1.7, turn: 9 }),
    place(surfboard(sun, sea[700]), { x: 1100, y: 830, scale: 1.55, turn: 16 }),
  )
