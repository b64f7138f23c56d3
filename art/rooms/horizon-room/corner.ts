import { horizonMood as mood } from '../../moods/sea-view.ts'
import { standingTap, tub } from '../../motifs/bath.ts'
import { curtain, stand, stool } from '../../motifs/furniture.ts'
import { towels } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { dawn } from '../../views/horizon.ts'

const room: Room = { left: -290, right: 290, height: 280, back: 460, near: 130 }

/** A bath with nothing before it but the sea. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 370], focal: 840, y: 130 })
  const hole = { x: [-200, 200], y: [0, 246], back: 460 } as const
  const cloth = ['#d9c9b4', '#e9dac4', '#fff3df'] as const
  return kit.svg(
    interior(camera, mood, room, { floor: 'tiles', ceiling: 'plain' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, dawn(kit, false), { horizon: 430, scale: 0.8, x: 640 }),
      { columns: 2 },
    ),
    lightOnFloor(camera, mood.floor[2], {
      x: [-194, 194],
      back: 460,
      from: 0,
      to: 250,
      slant: 0,
      panes: 2,
    }),
    curtain(cloth, [200, 330], [60, 640], { tie: 0.62, folds: 4 }),
    curtain(cloth, [1000, 870], [60, 640], { tie: 0.62, folds: 4 }),
    stand(camera, standingTap(mood.second), -112, 0, 370),
    stand(camera, tub(['#8fb0b0', '#e6dccb', '#fff3df'], mood.wood[0]), -10, 0, 340),
    stand(camera, stool([mood.wood[0], mood.wood[1], mood.wood[2]], 48, 44), 132, 0, 320),
    stand(camera, place(towels(mood.accent, 36, 3), { y: -44 }), 132, 0, 320),
  )
}
