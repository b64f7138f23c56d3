import { trawler } from '../../motifs/boats.ts'
import { canopy } from '../../motifs/land.ts'
import { birds, cloud, ringedSky } from '../../motifs/sky.ts'
import { bandedSea, crests } from '../../motifs/water.ts'
import { dusk, ink, sand, sea, sun } from '../../palette.ts'
import { spots, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { circle, join, place, rect, shape } from '../../toolkit/svg.ts'

const fluke = join(
  shape(sea[900], 'M0 0c-10-70-34-110-84-132-70-30-160-16-236-66 20 70 60 100 120 116 70 20 120 40 146 90z'),
  shape(sea[900], 'M0 0c10-70 34-110 84-132 70-30 160-16 236-66-20 70-60 100-120 116-70 20-120 40-146 90z'),
  shape(sea[900], 'M-60-60c30 40 36 70 30 130h60c-6-60 0-90 30-130-40-10-80-10-120 0z'),
  shape('#2f6b78', 'M0 0c10-70 34-110 84-132 70-30 160-16 236-66-60 66-150 60-210 90-56 26-84 60-110 108z'),
  shape(
    sea[300],
    'M-320-198c20 26 60 40 110 50-50 0-84-16-110-50zM320-198c-14 46-44 78-84 96 40-30 64-60 84-96z',
  ),
)

/** Before sunrise the boats run out; the whales are already there. */
export const whaleHarbour = (kit: Kit): string =>
  kit.svg(
    ringedSky(['#3f7f93', '#6fa3a8', '#a9c4b4', '#ecd9b0', '#f9c98c'], 900, 390, 150),
    circle('#fff3cf', 900, 372, 56),
    cloud('#8fb9b4', 120, 140, 300),
    cloud('#c4d3b8', 560, 220, 220),
    cloud('#f3dcae', 860, 170, 180),
    birds(sea[900], spots('420,250,0.9 490,220,0.7 550,262,0.6 360,300,0.5')),
    canopy(kit, '#4f8490', -100, 420, 402, 60, 6, 420),
    shape('#2f6b78', 'M-20 410v-26h360l30 26z'),
    rect(ink[900], 250, 330, 6, 60),
    circle(sun, 253, 326, 9),
    bandedSea(kit, ['#e9b98c', '#6fa3a8', '#2f7f8e', '#176a7c', '#0f5568'], 404, 700),
    crests(kit, '#fbe6c4', 430, 740, 22, 0.65),
    [
      [110, 410, 0.36, '#1f5f9c', sun],
      [215, 416, 0.4, dusk[700], sand[50]],
    ].map(([x, y, scale, hull, stripe]) =>
      place(trawler({ hull: String(hull), stripe: String(stripe), cabin: sand[50], dark: ink[900] }), {
        x: Number(x),
        y: Number(y),
        scale: Number(scale),
      }),
    ),
    place(trawler({ hull: '#1f5f9c', stripe: sun, cabin: sand[50], dark: ink[900] }), {
      x: 1050,
      y: 520,
      scale: 0.66,
      flip: true,
    }),
    shape('#fbe6c4', lens(1050, 526, 230, 5) + lens(1070, 542, 180, 4), 0.8),
    place(fluke, { x: 590, y: 650, scale: 1.12 }),
    shape(
      sea[100],
      steps(14)
        .map((i) => `M${300 + i * 42} ${520 + ((i * 37) % 60)}q5 10 5 15a5 5 0 0 1-10 0q0-6 5-15z`)
        .join(''),
    ),
    shape('#0f5568', 'M-20 690C200 660 380 690 520 684s340-30 700 4v140H-20z'),
    shape(sea[100], lens(590, 690, 420, 18) + lens(540, 718, 320, 8) + lens(670, 730, 260, 7), 0.9),
    shape('#0b4456', 'M-20 744c240-26 500 16 760-4s340-10 480-6v100H-20z'),
  )
