import { frangipaniMood as mood } from '../../moods/standard.ts'
import { joints, standingTap, towelLadder, tub } from '../../motifs/bath.ts'
import { pottedFan } from '../../motifs/decor.ts'
import { rug, stand, stool } from '../../motifs/furniture.ts'
import { towels } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { frangipani } from '../../motifs/plants.ts'
import { behind, opening, shutters } from '../../motifs/window.ts'
import { sun } from '../../palette.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { face, join, place, use } from '../../toolkit/svg.ts'
import { gardenView } from '../../views/garden.ts'

const room: Room = { left: -250, right: 270, height: 280, back: 460, near: 130 }

/** The bath stands at the garden window. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 380], focal: 840, y: 135 })
  const hole = { x: [-90, 130], y: [86, 236], back: 460 } as const
  const flower = frangipani(kit, '#fffaf0', '#f7c9c0', sun)
  const wall = (y: number) => [
    camera(-250, 0, 460),
    camera(270, 0, 460),
    camera(270, y, 460),
    camera(-250, y, 460),
  ]
  return kit.svg(
    interior(camera, { ...mood, floor: ['#b7c3ae', '#cbd5bf', '#eef0d8'] }, room, {
      floor: 'tiles',
      ceiling: 'boards',
      lit: 'left',
    }),
    face('#8fb09a', wall(84)),
    joints(camera, '#7da08b', [-250, 270], [0, 84], 460, 14),
    opening(
      kit,
      camera,
      ['#d9cfb4', '#fffdf6', '#fffdf6'],
      hole,
      behind(camera, gardenView.draw(kit), { horizon: 440, scale: 0.74, x: 690 }),
      { columns: 2, sill: true },
    ),
    shutters(camera, mood.second, hole, 88),
    lightOnFloor(camera, '#f2f3df', { x: [-86, 126], back: 460, from: 40, to: 230, slant: -0.4, panes: 2 }),
    rug(camera, mood.accent, [-70, 110], [262, 330]),
    stand(camera, standingTap(['#a8792c', '#d9a441', '#f3cf72']), 112, 0, 400),
    stand(camera, tub(['#d4cfc2', '#f3eee0', '#fffdf6'], mood.wood[1]), 16, 0, 380),
    stand(camera, towelLadder(mood.wood, [mood.accent, mood.linen]), 208, 0, 420),
    stand(camera, stool(mood.wood, 46, 44), -120, 0, 330),
    stand(
      camera,
      join(place(towels(mood.accent, 34, 3), { y: -44 }), use(flower, '', { x: 0, y: -64, scale: 0.3 })),
      -120,
      0,
      330,
    ),
    stand(
      camera,
      pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.accent[0], mood.accent[1]], 140),
      -210,
      0,
      400,
    ),
  )
}
