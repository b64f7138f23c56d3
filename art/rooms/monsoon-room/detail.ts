import { monsoonMood as mood } from '../../moods/cooled.ts'
import { glow } from '../../motifs/decor.ts'
import { tableLamp } from '../../motifs/lamps.ts'
import { turned } from '../../motifs/lathe.ts'
import { cast } from '../../motifs/tabletop.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, ellipse, join, place, rect, shape, stroke } from '../../toolkit/svg.ts'
import { monsoonView } from '../../views/monsoon.ts'

const umbrella = (cloth: readonly [string, string, string], cane: string): string =>
  join(
    shape(cloth[1], 'M-6-400c-30 90-44 200-40 330l22-10 16 24 16-26 22 8C38-200 28-310 8-400z'),
    shape(cloth[2], 'M-6-400c-30 90-44 200-40 330l22-10C-24-200-18-310-6-400z'),
    shape(cloth[0], 'M8-400c-2 100 0 210 2 318l20-8C38-200 28-310 8-400z'),
    shape(cane, 'M-2-70h8V20h-8zM-2-398h6v-46h-6z'),
    stroke(cane, 'M2-440v-40q0-34 34-34t30 34', { width: 11 }),
    rect(mood.second[1], -26, -230, 50, 12, 3),
  )

const boots = (tones: readonly [string, string, string]): string =>
  join(
    shape(tones[1], 'M-40-190h74l-6 120q4 20 50 30 34 8 32 40H-34q-8-40 0-90z'),
    shape(tones[2], 'M-40-190h26l-2 180h-18q-8-40 0-90z'),
    shape(tones[0], 'M-36 0h146v-14H-37zM-42-190h78v16h-77z'),
  )

/** By the door: umbrella, boots, the lamp left on. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 650),
    glow(mood.wall[2], 850, 330, 430, 0.3),
    kit.cut('M110 60H470V640H110z', place(monsoonView.draw(kit), { x: -380, y: -20, scale: 0.86 })),
    shape(mood.wood[1], 'M84 34H496V650H470V60H110V650H84z'),
    rect(mood.wood[1], 284, 60, 12, 580),
    rect(mood.wood[1], 110, 330, 360, 10),
    rect(mood.wall[0], 0, 600, 84, 50),
    rect(mood.wall[0], 496, 600, 704, 50),
    rect('#3a4f4c', 0, 646, 1200, 160),
    shape('#7d7a5a', 'M560 646h560l80 154H480z', 0.6),
    shape(mood.floor[0], 'M0 700h1200v4H0zM0 756h1200v5H0z'),
    cast('#22403f', 640, 716, 240, -220),
    cast('#22403f', 930, 690, 300, 200),
    cast('#22403f', 330, 742, 300, -200),
    rect('#5a3d26', 780, 430, 320, 22, 3),
    rect('#7c5a3a', 780, 426, 320, 10, 3),
    rect('#3a2f28', 800, 452, 22, 244),
    rect('#3a2f28', 1058, 452, 22, 244),
    rect('#4a3a2c', 822, 452, 236, 70),
    circle(mood.second[1], 940, 487, 8),
    place(tableLamp(mood.second, ['#7a3a1a', '#b0602c', '#e39a58']), { x: 900, y: 428, scale: 4.6 }),
    place(turned(['#5f8078', '#8fb0a0', '#cfdccb'], points('22,-90 30,-80 46,-40 30,0')), {
      x: 1040,
      y: 428,
    }),
    shape(
      mood.leaf[2],
      'M1040 344c-30-30-34-70-20-110 26 30 34 70 20 110zM1044 344c0-40 20-70 54-84-2 40-22 70-54 84z',
    ),
    shape(mood.leaf[1], 'M1036 344c-40-10-60-34-64-70 36 6 60 34 64 70z'),
    stroke('#b9a37a', 'M600 150h150', { width: 12 }),
    [620, 675, 730].map((x) => stroke('#d9c7a0', `M${x} 152v26q0 16 14 14`, { width: 8 })),
    shape(
      '#e8b04a',
      'M652 192c-30 12-56 60-62 190l30 10 10-60 6 150q50 20 110 0l4-150 12 60 30-10c-6-130-34-178-62-190-24 16-52 16-78 0z',
    ),
    shape('#c98a2c', 'M700 204v286q24 0 46-8l4-150 12 60 30-10c-6-130-34-178-62-190-10 8-20 12-30 12z'),
    place(turned(['#4a3428', '#7a5438', '#a87a50'], points('66,-190 74,-180 66,-170 72,-90 60,0')), {
      x: 620,
      y: 720,
    }),
    place(umbrella(mood.accent, '#2c241f'), { x: 606, y: 640, scale: 0.98, turn: -6 }),
    ellipse('#2c241f', 620, 532, 66, 13),
    shape('#7a5438', 'M554 532a66 13 0 0 0 132 0l2 30H552z'),
    place(boots(['#8a6a1c', '#dca63f', '#f6cf72']), { x: 320, y: 744 }),
    place(boots(['#8a6a1c', '#dca63f', '#f6cf72']), { x: 230, y: 734 }),
    shape('#8fa79b', 'M360 770q90-16 180 0-90 14-180 0zM180 772q50-10 100 0-50 8-100 0z', 0.6),
  )
