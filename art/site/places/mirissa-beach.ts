import { outrigger } from '../../motifs/boats.ts'
import { overhang, palm } from '../../motifs/palms.ts'
import { parasol } from '../../motifs/seating.ts'
import { bandedSky, cloud } from '../../motifs/sky.ts'
import { crests } from '../../motifs/water.ts'
import { dusk, sand, sea, sun } from '../../palette.ts'
import { spots } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, join, place, rect, shape, use } from '../../toolkit/svg.ts'

/** The crescent of Mirissa from above, at noon. */
export const mirissaBeach = (kit: Kit): string => {
  const red = kit.define(parasol([dusk[700], dusk[500], dusk[300]], '#3a2a20'))
  const blue = kit.define(parasol([sea[700], sea[500], sea[300]], '#3a2a20'))
  const places = spots('700,470,0.16 774,498,0.2 846,536,0.25 900,588,0.32 930,660,0.42')
  return kit.svg(
    bandedSky(['#5fbfc0', '#8fd2c8', '#bfe4d2', '#e6f0d6'], 300),
    cloud('#fcfff4', 120, 120, 280),
    cloud('#fcfff4', 640, 80, 210),
    shape('#8fbfa4', 'M520 302c60-30 130-40 200-30 100 14 300-30 500-20v60z'),
    rect('#137f93', 0, 300, 1200, 520),
    rect('#1f9fa9', 0, 330, 1200, 500),
    shape('#45bdb8', 'M0 420c200-40 420-50 560-76 60-10 90-10 120-4v480H0z'),
    shape('#86d8c8', 'M0 520c260-30 470-60 590-130 40-24 80-34 120-34v460H0z'),
    shape('#c4ecd9', 'M0 640c320-10 540-90 660-220 20-24 50-44 80-50v450H0z'),
    shape('#fbfff4', 'M0 720c360 0 600-110 690-270 16-34 40-60 70-72v450H0z'),
    shape('#f3deae', 'M0 760c380-4 630-130 716-300 14-30 34-56 64-68l440 20v410H0z'),
    shape('#fdf1d0', 'M300 820c260-60 420-180 476-330 10-30 30-60 60-76l400 20v390z'),
    crests(kit, '#fbfff4', 340, 620, 16, 0.75),
    shape(
      '#5f9a70',
      'M690 400c20-30 50-34 74-30 10-40 60-50 90-20 20-40 80-50 110-10 30-40 100-40 120 0 40-30 90-20 136 0v200H900c-60-60-140-110-210-140z',
    ),
    shape(
      '#2f7a58',
      'M790 440c30-30 60-30 90-10 30-40 90-40 120 0 40-40 110-30 130 10 40-20 70-14 90 0v330H990c10-120-60-250-200-330z',
    ),
    spots('860,380,70 930,360,84 1010,400,90').map(([x, y, r], i) =>
      palm(
        kit,
        { trunk: '#1f5a48', back: '#1f5a48', front: '#2f7a58' },
        { foot: [x + 16, y + 110], top: [x, y - 40], reach: r, flip: i % 2 === 0 },
      ),
    ),
    shape('#1d5a44', 'M930 560c30-50 80-60 120-30 40-50 110-50 170-20V830h-180c10-140-30-200-110-270z'),
    places.map(([x, y, scale], i) =>
      join(
        ellipse('#dcc38c', x + 20 * scale * 4, y + 4, 150 * scale, 20 * scale),
        use(i % 2 ? blue : red, '', { x, y, scale }),
      ),
    ),
    place(outrigger(sea[900], dusk[500]), { x: 300, y: 480, scale: 0.44 }),
    place(outrigger(sea[900], sand[50]), { x: 460, y: 390, scale: 0.26 }),
    palm(
      kit,
      { trunk: '#3a2a20', ring: '#2a1c16', back: '#143a2c', front: '#2f6b45', nuts: sun },
      { foot: [1170, 830], top: [1060, 250], reach: 220, girth: 36, flip: true },
    ),
    overhang('#12352c', { x: -80, y: -70 }),
  )
}
