import { turtleBayMood as mood } from '../moods/sea-view.ts'
import { palm } from '../motifs/palms.ts'
import { bandedSky, birds, cloud } from '../motifs/sky.ts'
import { crests } from '../motifs/water.ts'
import { points, spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { curve } from '../toolkit/path.ts'
import { ellipse, join, place, rect, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** A green turtle from above, heading up; about 110 long. */
export const turtle = (shell: string, plate: string, skin: string): string =>
  join(
    shape(
      skin,
      'M0-64c9 0 12 12 8 22h-16c-4-10-1-22 8-22zM26-30c18-14 44-8 52 14-18-4-34 0-46 4zM-26-30c-18-14-44-8-52 14 18-4 34 0 46 4zM24 34c14 2 22 14 20 26-14-2-22-8-28-16zM-24 34c-14 2-22 14-20 26 14-2 22-8 28-16z',
    ),
    shape(shell, 'M0-46c30 0 44 30 36 58C30 36 14 50 0 56c-14-6-30-20-36-44-8-28 6-58 36-58z'),
    shape(
      plate,
      'M0-34l14 12-5 16H-9l-5-16zM0 6l12 4 4 18-16 14-16-14 4-18zM20-16l11 14-3 18-12-6-8-12zM-20-16l-11 14 3 18 12-6 8-12z',
    ),
  )

const tracks = (fill: string): string =>
  shape(
    fill,
    steps(13)
      .map((i) => {
        const t = i / 12
        const x = Math.round(470 + 150 * t + 50 * Math.sin(t * 3))
        const y = Math.round(588 + 170 * t)
        const s = 0.5 + t * 0.8
        const n = (v: number) => Math.round(v * s)
        return `M${x - n(34)} ${y}q${n(12)} ${n(-10)} ${n(24)} ${n(2)} ${n(-10)} ${n(8)} ${n(-24)} ${n(-2)}zM${x + n(12)} ${y + n(2)}q${n(12)} ${n(-12)} ${n(24)} ${n(-2)} ${n(-10)} ${n(8)} ${n(-24)} ${n(2)}z`
      })
      .join(''),
  )

const bay = (kit: Kit): string => {
  const shores = [
    points('-300,556 120,566 420,612 760,640 1010,590 1180,520 1500,500'),
    points('-300,532 130,540 430,580 750,600 980,560 1130,506 1500,488'),
    points('-300,498 140,506 430,536 730,548 940,520 1080,484 1500,476'),
  ] as const
  return join(
    rect(mood.sea[0] ?? '', -300, 400, 1800, 700),
    rect(mood.sea[1] ?? '', -300, 436, 1800, 700),
    rect(mood.sea[2] ?? '', -300, 474, 1800, 700),
    shores
      .slice()
      .reverse()
      .map((points, i) =>
        shape(
          [mood.sea[3] ?? '', mood.sea[4] ?? '', mood.foam][i] ?? '',
          `${curve(points, false)}V1100H-300z`,
        ),
      ),
    crests(kit, mood.foam, 420, 540, 14, 0.8),
    shape(
      mood.beach[1],
      `${curve(points('-300,572 110,582 420,630 770,660 1040,606 1200,534 1500,512'), false)}V1100H-300z`,
    ),
    shape(
      mood.beach[2],
      `${curve(points('-300,606 110,616 420,676 790,704 1090,650 1240,580 1500,560'), false)}V1100H-300z`,
    ),
  )
}

const palmTones = { trunk: mood.land[2], back: mood.land[2], front: mood.land[1] }

export const turtleBayView: View = {
  horizon: 400,
  draw: (kit) =>
    join(
      bandedSky(mood.sky, 400),
      cloud('#fbfff4', 160, 170, 300),
      cloud('#fbfff4', 720, 110, 220),
      cloud('#e6f6ea', 460, 300, 260),
      birds('#fbfff4', spots('520,200,0.8 576,176,0.6 610,214,0.5')),
      bay(kit),
      shape(mood.land[0], 'M-300 402V330c120-20 220-22 320 6 80 22 130 50 240 66z'),
      shape(
        mood.land[1],
        'M1500 500V250c-120-20-220 10-300 60-60 40-90 80-200 94-60 8-70 14-30 20 120 14 200 20 270 60z',
      ),
      shape(mood.land[2], 'M1500 520V330c-90-10-170 30-220 80-50 44-90 50-120 62 60 10 90 14 110 34z'),
      palm(kit, palmTones, { foot: [1150, 420], top: [1096, 240], reach: 80, leaves: 7 }),
      palm(kit, palmTones, { foot: [1200, 400], top: [1216, 206], reach: 92, leaves: 7 }),
      tracks(mood.beach[0]),
      place(turtle(mood.leaf[0], mood.leaf[1], '#7ba06a'), { x: 470, y: 566, scale: 0.62, turn: -22 }),
      ellipse(mood.beach[0], 240, 742, 210, 18),
    ),
}
