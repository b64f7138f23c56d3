import { turtleBayMood as mood } from '../../moods/sea-view.ts'
import { conch, scallop, starfish } from '../../motifs/sea-life.ts'
import { beams, cast, pane, shutterLeaf } from '../../motifs/tabletop.ts'
import { corners, points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, place, rect } from '../../toolkit/svg.ts'
import { turtle, turtleBayView } from '../../views/turtle-bay.ts'

/** A conch, a scallop and a starfish on the window sill. */
export const detail = (kit: Kit): string => {
  const cream = ['#d9b98a', '#f3deae', '#fff6dd'] as const
  return kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 800),
    kit.cut('M300 60H900V560H300z', place(turtleBayView.draw(kit), { x: 40, y: 10, scale: 0.9 })),
    pane(['#b9dcd4', '#fbfcf3', '#fbfcf3'], [300, 60, 600, 500], 2, 1),
    shutterLeaf(mood.accent, corners('20,0 278,40 278,580 20,620')),
    shutterLeaf(mood.accent, corners('922,40 1180,0 1180,620 922,580')),
    rect('#fbfcf3', 60, 590, 1080, 150),
    rect('#dcebe2', 60, 730, 1080, 34),
    rect('#b9dcd4', 60, 764, 1080, 40),
    beams('#fff3cf', [points('330,590 580,590 480,730 190,730'), points('620,590 880,590 820,730 530,730')]),
    cast('#cfe0d2', 330, 700, 190, 160),
    cast('#cfe0d2', 560, 706, 230, 200),
    cast('#cfe0d2', 800, 696, 200, 180),
    cast('#cfe0d2', 1000, 700, 140, 120),
    place(starfish([mood.second[0], mood.second[1], mood.second[2]]), {
      x: 330,
      y: 664,
      scale: 1.9,
      turn: 10,
    }),
    place(conch(['#c98a5a', '#f0c094', '#fde4c8']), { x: 560, y: 702, scale: 2.5 }),
    place(scallop(['#e07a4a', '#fcc9a0', '#fdf1d0']), { x: 800, y: 704, scale: 1.9, turn: -8 }),
    ellipse(mood.leaf[0], 1000, 702, 66, 16),
    place(turtle('#155a4c', '#2f8560', '#86b76b'), { x: 1000, y: 664, scale: 1.05, turn: 64 }),
    place(scallop([...cream]), { x: 170, y: 712, scale: 0.9, turn: 20 }),
    place(conch([...cream]), { x: 690, y: 722, scale: 0.8, flip: true }),
  )
}
