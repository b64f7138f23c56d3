import { lagoonMood as mood } from '../../moods/family.ts'
import { glow } from '../../motifs/decor.ts'
import { gecko } from '../../motifs/homeware.ts'
import { lantern } from '../../motifs/lamps.ts'
import { cast, pane } from '../../motifs/tabletop.ts'
import { sea } from '../../palette.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, place, rect, shape } from '../../toolkit/svg.ts'
import { lagoonView } from '../../views/lagoon.ts'

/** A folded paper boat, 200 wide. */
const paperBoat = (tones: readonly [string, string, string]): string =>
  join(
    shape(tones[2], 'M-100-52L0-34 100-52 58 0h-116z'),
    shape(tones[1], 'M0-34L100-52 58 0H0z'),
    shape(tones[2], 'M0-130L-44-44 0-34z'),
    shape(tones[0], 'M0-130L44-44 0-34z'),
  )

/** Bedtime: a fleet of paper boats, a lantern, the gecko on the wall. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 620),
    glow(mood.second[1], 900, 340, 400, 0.15),
    kit.cut('M130 60H640V540H130z', place(lagoonView.draw(kit), { x: -330, y: 20, scale: 1 })),
    pane(['#0c1a30', '#1a2c48', '#22304a'], [130, 60, 510, 480], 2, 2),
    rect('#2a3c58', 80, 560, 610, 24),
    rect('#3a2a34', 0, 610, 1200, 200),
    rect('#5c4444', 0, 604, 1200, 16),
    rect('#4a343a', 0, 620, 1200, 70),
    shape('#c98a4a', 'M640 620h520l60 70H560z', 0.5),
    cast('#2a1c2a', 900, 690, 250, -200),
    cast('#2a1c2a', 330, 700, 300, -180),
    cast('#2a1c2a', 580, 716, 230, -150),
    place(lantern(mood.dark, mood.second, 5), { x: 900, y: 396, scale: 7.2 }),
    shape(mood.dark, 'M868 368q32-58 64 0l-9 5q-23-42-46 0z'),
    place(paperBoat(mood.linen), { x: 330, y: 706, scale: 1.6 }),
    place(paperBoat(mood.accent), { x: 580, y: 724, scale: 1.15 }),
    place(paperBoat(['#2f7a86', '#5fa5ac', '#a9d3cc']), { x: 1080, y: 722, scale: 1 }),
    place(paperBoat(mood.second), { x: 150, y: 730, scale: 0.8, flip: true }),
    place(gecko('#7fa58c'), { x: 760, y: 190, scale: 1.5, turn: 32 }),
    circle(mood.second[2], 745, 700, 12),
    circle('#c98a4a', 741, 696, 5),
    circle('#5fa5ac', 770, 722, 15),
    circle(sea[100], 765, 716, 5),
  )
