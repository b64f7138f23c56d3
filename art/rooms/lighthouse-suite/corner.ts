import { lighthouseMood as mood } from '../../moods/sea-view.ts'
import { glow } from '../../motifs/decor.ts'
import { books, rattanChair, stand, table } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { tableLamp } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, shape } from '../../toolkit/svg.ts'
import { lighthouseView } from '../../views/lighthouse.ts'
import { globe } from '../tea-planter-room/bedroom.ts'

const room: Room = { left: -270, right: 270, height: 300, back: 450, near: 130 }

/** A brass telescope on its tripod, 150 high, turned to the sea. */
const telescope = (brass: readonly [string, string, string], wood: string): string =>
  join(
    shape(wood, 'M-3-104L-40 0h7L3-100zM3-104L40 0h-7L-3-100zM-2-104h4V0h-4z'),
    shape(brass[1], 'M-52-100L60-148l7 16L-46-86z'),
    shape(brass[2], 'M-52-100L60-148l3 6L-50-94z'),
    shape(brass[0], 'M58-152l8-3 9 22-8 3zM-58-100l6-3 7 18-6 3zM-6-122l8-3 7 16-8 3z'),
    circle(brass[0], 0, -104, 7),
  )

/** The writing desk, and the telescope at the arch. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 380], focal: 840, y: 135 })
  const hole = { x: [-120, 140], y: [30, 264], back: 450, top: 'arch' } as const
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, lighthouseView.draw(kit), { horizon: 450, scale: 0.7, x: 640 }),
      { columns: 2, rows: [150], sill: true },
    ),
    lightOnFloor(camera, mood.floor[2], {
      x: [-110, 130],
      back: 450,
      from: 10,
      to: 240,
      slant: 0.25,
      panes: 2,
    }),
    glow(mood.second[1], ...camera(-200, 120, 420), 190, 0.13),
    table(camera, mood.wood, { x: [-262, -90], z: [370, 430], height: 76, drawer: 14 }),
    stand(camera, tableLamp(mood.second, mood.accent), -226, 76, 400),
    stand(camera, globe(mood.land[1], mood.accent[2], mood.second[0]), -118, 76, 400),
    stand(camera, books([mood.accent[1], mood.second[0], mood.land[0]], 28), -172, 76, 390),
    stand(camera, rattanChair(['#3a2430', '#6b3d3c', '#8a4a3c'], mood.accent), -160, 0, 320),
    stand(camera, telescope(mood.second, mood.wood[2]), 120, 0, 350),
  )
}
