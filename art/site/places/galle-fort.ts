import { palm } from '../../motifs/palms.ts'
import { birds, cloud, ringedSky, stars } from '../../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../../motifs/water.ts'
import { steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { circle, join, place, shape } from '../../toolkit/svg.ts'
import { lighthouse } from '../../views/lighthouse.ts'

const roofs = join(
  shape('#e9cfae', 'M560 400v-60h120v60zM700 400v-84h140v84zM860 400v-54h110v54z'),
  shape('#c98a68', 'M640 400v-60h40v60zM790 400v-84h50v84zM930 400v-54h40v54z'),
  shape('#a8452f', 'M548 342l24-34h96l24 34zM688 318l26-40h112l26 40zM850 348l20-30h90l20 30z'),
  shape('#7a3034', 'M620 308h48l24 34h-54zM770 278h56l26 40h-64zM916 318h44l20 30h-46z'),
  shape(
    '#5c3a44',
    steps(4)
      .map((i) => `M${716 + i * 30} 380v-36q8-10 16 0v36z`)
      .join('') +
      steps(3)
        .map((i) => `M${576 + i * 34} 384v-26q7-8 14 0v26z`)
        .join('') +
      steps(3)
        .map((i) => `M${872 + i * 32} 386v-24q7-8 14 0v24z`)
        .join(''),
  ),
)

const tower = join(
  shape('#f3dcb8', 'M-34 0v-190h68V0z'),
  shape('#c98a68', 'M10 0v-190h24V0z'),
  shape('#a8452f', 'M-42-188L0-250l42 62z'),
  shape('#7a3034', 'M0-250l42 62H10z'),
  circle('#fff6e0', -4, -148, 22),
  shape('#3a2038', 'M-6-164h4v16h12v4H-6z'),
  shape('#5c3a44', 'M-20 0v-40q16-16 32 0V0zM-14-80h24v24h-24z'),
)

const ramparts = join(
  shape('#b9785a', 'M300 470l40-80h900v220H240z'),
  shape('#d69a70', 'M300 470l40-80h900v24H352l-46 90z'),
  shape('#8a4f48', 'M240 610l20-60h960v60z'),
  shape(
    '#9c604e',
    steps(13)
      .map((i) => `M${350 + i * 70 + (i % 2) * 20} ${440 + (i % 3) * 34}h44v8h-44z`)
      .join(''),
  ),
  shape(
    '#b9785a',
    steps(12)
      .map((i) => `M${346 + i * 74} 392v-22h42v22z`)
      .join(''),
  ),
  shape(
    '#d69a70',
    steps(12)
      .map((i) => `M${346 + i * 74} 370h42v6h-42z`)
      .join(''),
  ),
)

const palmTones = { trunk: '#5c3a54', back: '#5c3a54', front: '#7a4a60' }

/** The walls of Galle when the lamps come on. */
export const galleFort = (kit: Kit): string =>
  kit.svg(
    ringedSky(['#3a4a7a', '#7a5f86', '#c47a80', '#ef9c72', '#fbc27c'], 230, 460, 170),
    stars(kit, '#fbe6d2', 240, 16),
    circle('#fff0c2', 230, 446, 64),
    cloud('#8f6a8c', 520, 120, 260),
    cloud('#d98a80', 60, 250, 220),
    birds('#3a2038', [
      [400, 250, 0.7],
      [450, 228, 0.5],
    ]),
    bandedSea(kit, ['#f3a877', '#b97a7c', '#7a6486', '#4f5280', '#38406e'], 476, 780),
    glitter(kit, '#ffe3b0', { x: 230, top: 484, bottom: 760, spread: 260 }),
    crests(kit, '#e8a488', 560, 780, 12, 0.5),
    palm(kit, palmTones, { foot: [660, 400], top: [640, 210], reach: 80 }),
    palm(kit, palmTones, { foot: [1150, 400], top: [1180, 190], reach: 100, flip: true }),
    roofs,
    place(tower, { x: 1060, y: 400 }),
    ramparts,
    place(lighthouse(['#b9785a', '#f3dcc4', '#fff6e6'], '#3a2038', '#fff3c4'), { x: 430, y: 400, scale: 1 }),
    palm(
      kit,
      { trunk: '#2f1c34', back: '#2f1c34', front: '#4a2a4a' },
      { foot: [520, 420], top: [540, 170], reach: 96 },
    ),
    shape('#52304a', 'M180 640c60-50 120-40 180-56 200-20 500 10 860-20v260H240c-40-60-70-110-60-184z'),
    shape('#3a2038', 'M120 720c70-50 130-30 200-60 160-30 380 20 900-10v180H100z'),
    shape('#241530', 'M60 790c80-50 200-30 300-50 220-30 500 20 860-10v100H40z'),
    shape('#ffe3b0', lens(120, 742, 200, 7) + lens(70, 772, 160, 8) + lens(190, 690, 130, 5), 0.85),
  )
