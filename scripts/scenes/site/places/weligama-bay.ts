import { stiltFisher } from '../../parts/boats.ts'
import { palm } from '../../parts/palms.ts'
import { dome } from '../../parts/plants.ts'
import { birds, cloud, ringedSky } from '../../parts/sky.ts'
import { crests } from '../../parts/water.ts'
import type { Kit } from '../../pen/kit.ts'
import { circle, join, place, rect, shape } from '../../pen/svg.ts'
import { surfboard } from '../../scenes/turtle-bay-room/bedroom.ts'

const island = (kit: Kit): string =>
  join(
    shape('#5f6f5c', 'M-150 20c10-40 50-60 90-74 60-20 130 0 170 40 20 20 34 30 40 40z'),
    place(dome(kit, ['#2f5f4c', '#4c7a52', '#86a15c'], 90), { x: -30, y: -50 }),
    place(dome(kit, ['#2f5f4c', '#4c7a52', '#86a15c'], 64), { x: 80, y: -30 }),
    shape('#fcf8ee', 'M-50-70v-44h90v44z'),
    shape('#d8c8a8', 'M10-70v-44h30v44z'),
    shape('#a33b19', 'M-62-112l16-22h82l16 22z'),
    shape('#14404c', 'M-40-104h12v22h-12zM-18-104H-6v22h-12zM4-104h12v22H4z'),
    palm(
      kit,
      { trunk: '#2f4a40', back: '#1d4a3c', front: '#2f6b45' },
      { foot: [-90, -40], top: [-110, -180], reach: 64 },
    ),
    palm(
      kit,
      { trunk: '#2f4a40', back: '#1d4a3c', front: '#2f6b45' },
      { foot: [70, -50], top: [96, -200], reach: 70, flip: true },
    ),
  )

/** Weligama: a long wave, stilt fishermen, the villa on its islet. */
export const weligamaBay = (kit: Kit): string =>
  kit.svg(
    join(
      ringedSky(['#7fb8b8', '#b3d0bc', '#ecdfb6', '#fbd39a', '#f9b874'], 780, 380, 150),
      circle('#fff6d8', 780, 360, 62),
      cloud('#fdf3dc', 100, 150, 270),
      cloud('#fdf3dc', 480, 90, 190),
      birds('#0b3440', [
        [560, 230, 0.7],
        [612, 206, 0.5],
      ]),
      shape('#8fb3a4', 'M520 392c100-40 220-50 330-40 120 10 240-20 370-20v70z'),
      rect('#e9b98c', 0, 390, 1200, 430),
      rect('#79b5b2', 0, 412, 1200, 400),
      rect('#3f9c9f', 0, 446, 1200, 370),
      place(island(kit), { x: 250, y: 400, scale: 0.9 }),
      crests(kit, '#fff6e0', 410, 500, 14, 0.7),
      shape('#1f7a85', 'M-20 520c220-40 420 0 620-30 260-40 420-20 620-20v360H-20z'),
      shape('#146475', 'M420 640c100-110 260-180 460-176 140 2 240 40 340 60v300H300c60-50 80-120 120-184z'),
      shape(
        '#2f9297',
        'M420 640c100-110 260-180 460-176 60 2 110 8 160 20-200-6-360 60-440 150-40 40-60 90-60 140H300c60-50 80-70 120-134z',
      ),
      shape(
        '#79b5b2',
        'M540 620c90-80 210-130 360-136-120 30-230 90-300 180-20 26-34 54-40 90-20-60-30-100-20-134z',
      ),
      shape(
        '#fff6e0',
        'M420 640c100-110 260-180 460-176 140 2 240 40 340 60v-30c-110-34-220-52-340-50-220 2-400 80-500 180-30 30-60 40-90 40 40 20 90 10 130-24z',
      ),
      shape(
        '#fff6e0',
        'M250 690c40-40 90-20 120-50 20 30 60 20 70 60 20 20 30 40 10 70-60 20-190 20-250 0-10-40 10-60 50-80z',
      ),
      circle('#fff6e0', 330, 616, 12),
      circle('#fff6e0', 290, 640, 8),
      circle('#fff6e0', 400, 600, 7),
      place(stiltFisher('#0b3440'), { x: 620, y: 470, scale: 0.66 }),
      place(stiltFisher('#0b3440'), { x: 510, y: 456, scale: 0.5, flip: true }),
      place(stiltFisher('#0b3440'), { x: 930, y: 440, scale: 0.42 }),
      shape('#0f5568', 'M-20 740c160-30 300 10 480 0s420-40 760-10v100H-20z'),
      shape(
        '#fff6e0',
        'M-20 744c160-30 300 10 480 0 60-4 110-10 160-14-60 20-110 24-160 26-180 10-320-30-480 0z',
      ),
      place(surfboard('#f6edd9', '#db6430'), { x: 1010, y: 800, scale: 1.7, turn: 9 }),
      place(surfboard('#f3c355', '#0f4c5c'), { x: 1100, y: 830, scale: 1.55, turn: 16 }),
    ),
  )
