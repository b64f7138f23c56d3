import { coralMood as mood } from '../../moods/sea-view.ts'
import { citrus } from '../../motifs/homeware.ts'
import { turned } from '../../motifs/lathe.ts'
import { overhang } from '../../motifs/palms.ts'
import { scallop, seaFan, staghorn, starfish } from '../../motifs/sea-life.ts'
import { beams, cast, tableTop } from '../../motifs/tabletop.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, ellipse, join, place, rect, shape, stroke } from '../../toolkit/svg.ts'

/** Papaya juice, shells, and corals cut from paper on the wall. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 580),
    beams(mood.wall[2], [points('560,0 820,0 420,580 120,580'), points('900,0 1080,0 760,580 540,580')]),
    circle(mood.linen[2], 330, 270, 196),
    circle('#fbd0c0', 330, 270, 176),
    place(staghorn('#b9586a'), { x: 330, y: 400, scale: 1.45 }),
    circle(mood.linen[2], 820, 210, 142),
    circle(mood.accent[2], 820, 210, 126),
    place(seaFan('#fffaf4'), { x: 820, y: 310, scale: 1.2 }),
    tableTop(['#a84e62', '#c96a74', '#f5b5a2'], 560, 740),
    beams('#e8958c', [points('120,560 420,560 240,734 -120,734'), points('540,560 760,560 640,734 380,734')]),
    cast('#a84e62', 420, 694, 250, 260),
    cast('#a84e62', 640, 700, 200, 240),
    cast('#a84e62', 920, 696, 260, 220),
    place(turned(['#cf7f22', '#f0a640', '#fbd98a'], points('74,-260 66,-150 54,-24 50,0'), { soft: false }), {
      x: 640,
      y: 706,
    }),
    ellipse('#fde8c8', 640, 446, 74, 14),
    ellipse('#f28f4c', 640, 449, 66, 11),
    stroke(mood.accent[1], 'M656 450l40-130 40-10', { width: 9 }),
    place(
      join(
        circle('#f5bf55', 0, 0, 42),
        circle('#fdeee2', 0, 0, 35),
        circle('#f7c96a', 0, 0, 30),
        shape('#fdeee2', 'M-2-30h4v60h-4zM-30-2h60v4h-60z'),
      ),
      { x: 576, y: 452 },
    ),
    place(scallop(['#d98a80', '#fdeee2', '#fffaf4']), { x: 410, y: 704, scale: 2.2, turn: -6 }),
    place(starfish(['#d99a2b', '#f5bf55', '#fff3d0']), { x: 900, y: 664, scale: 2.1, turn: 14 }),
    place(citrus('#8fb86a', '#5f8a4c', 44), { x: 1050, y: 712 }),
    place(citrus('#f2a23c', '#c9742a', 54), { x: 230, y: 716 }),
    overhang(mood.leaf[0], { x: 1250, y: -60, flip: true }),
  )
