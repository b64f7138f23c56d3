import { palmGroveMood as mood } from '../../moods/standard.ts'
import { pottedFan } from '../../motifs/decor.ts'
import { books, rug, stand, stool } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { bookshelf, hangingChair } from '../../motifs/seating.ts'
import { behind, opening, shutters } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { palmGroveView } from '../../views/palm-grove.ts'

const room: Room = { left: -260, right: 260, height: 290, back: 450, near: 130 }

/** The reading corner: a hanging chair at the green shutters. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 390], focal: 840, y: 135 })
  const hole = { x: [-150, 70], y: [0, 244], back: 450 } as const
  const spines = [mood.accent[1], mood.second[1], '#c4602c', mood.accent[0], mood.linen[1]]
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'boards', lit: 'right' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, palmGroveView.draw(kit), { horizon: 470, scale: 0.72, x: 660 }),
      { columns: 2 },
    ),
    shutters(camera, mood.leaf, hole, 92),
    lightOnFloor(camera, mood.floor[2], {
      x: [-146, 66],
      back: 450,
      from: 0,
      to: 240,
      slant: 0.35,
      panes: 2,
    }),
    stand(camera, bookshelf(mood.wood, spines), 212, 0, 430),
    rug(camera, mood.accent, [-40, 170], [262, 350]),
    stand(camera, hangingChair(['#6b4a26', '#4c3a1e', '#c99a4c'], mood.second), 60, 180, 340),
    stand(camera, stool(mood.wood, 46, 44), -70, 0, 320),
    stand(camera, place(books(['#c4602c', mood.second[1], mood.accent[1]], 26), { y: -44 }), -70, 0, 320),
    stand(
      camera,
      pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.second[0], mood.second[1]], 170),
      -196,
      0,
      370,
    ),
  )
}
