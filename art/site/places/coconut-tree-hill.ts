import { palm } from '../../motifs/palms.ts'
import { birds, cloud, ringedSky } from '../../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../../motifs/water.ts'
import { spots } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { circle, shape } from '../../toolkit/svg.ts'

const far = [
  [470, 470, 452, 300, 80],
  [560, 430, 548, 240, 92],
  [640, 414, 650, 190, 96],
  [730, 412, 722, 220, 90],
  [820, 420, 846, 170, 100],
  [900, 440, 890, 250, 88],
  [980, 470, 1010, 280, 84],
] as const
const near = [
  [520, 500, 500, 220, 120],
  [690, 470, 690, 110, 140],
  [860, 490, 880, 130, 136],
  [1000, 520, 980, 200, 120],
] as const

/** The red hill with its palms, as the sun goes. */
export const coconutTreeHill = (kit: Kit): string =>
  kit.svg(
    ringedSky(['#e58f86', '#f0a98f', '#f7c39a', '#fbdba8', '#fdeab9'], 330, 470, 170),
    circle('#fff6d8', 330, 456, 70),
    cloud('#fbd0bc', 80, 200, 240),
    cloud('#fbd0bc', 380, 120, 180),
    cloud('#f0a98f', 940, 90, 220),
    birds('#5c2438', spots('210,330,0.7 262,306,0.5 160,300,0.4')),
    bandedSea(kit, ['#f6b98c', '#c9a09a', '#8f8aa0', '#5f6f93', '#3f567f'], 500, 780),
    glitter(kit, '#fff0cf', { x: 330, top: 508, bottom: 770, spread: 290 }),
    crests(kit, '#fbd0bc', 560, 780, 12, 0.5),
    far.map(([x, y, u, v, reach], i) =>
      palm(
        kit,
        { trunk: '#8f4a4c', back: '#8a5560', front: '#a0666a' },
        { foot: [x, y], top: [u, v], reach, flip: i % 2 === 0, leaves: 7 },
      ),
    ),
    shape('#c9663f', 'M380 560c40-60 130-130 330-150 190-18 330 60 400 110 60 40 90 50 120 56v260H420z'),
    shape(
      '#e08a52',
      'M380 560c40-60 130-130 330-150 60-6 110-2 160 10-190 20-330 70-400 170l-40 60c-40-30-60-60-50-90z',
    ),
    near.map(([x, y, u, v, reach], i) =>
      palm(
        kit,
        { trunk: '#3f1c2e', ring: '#2e1222', back: '#3f2040', front: '#5f3050' },
        { foot: [x, y], top: [u, v], reach, flip: i % 2 === 1 },
      ),
    ),
    shape('#a34a2f', 'M420 640c100-90 260-130 420-116 170 14 270 70 380 80v220H420z'),
    shape(
      '#7a3030',
      'M330 690c60-20 90-60 160-70 130-20 200 40 330 46 160 6 280-20 400 0v160H300c-20-60-10-110 30-136z',
    ),
    shape('#52203a', 'M280 760c60-40 130-20 190-50 90-40 190 20 320 20 180 0 300-16 440 6v100H260z'),
    shape('#fff0cf', lens(300, 764, 220, 8) + lens(250, 790, 180, 8) + lens(360, 716, 130, 5)),
  )
