import { teaMood as mood } from '../../moods/cooled.ts'
import { bed } from '../../motifs/bed.ts'
import { books, frame, rattanChair, rug, stand, table } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { ceilingFan, tableLamp } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, ellipse, join, rect, shape } from '../../toolkit/svg.ts'
import { teaView } from '../../views/tea-country.ts'

const room: Room = { left: -256, right: 310, height: 295, back: 550, near: 130 }

/** A desk globe on a brass stand, 46 high. */
export const globe = (water: string, land: string, brass: string): string =>
  join(
    rect(brass, -1.5, -10, 3, 10),
    ellipse(brass, 0, 0, 10, 2.5),
    `<path fill="none" stroke="${brass}" stroke-width="2" d="M-8-44a17 17 0 1 0 22 26"/>`,
    circle(water, 0, -28, 15),
    shape(land, 'M-8-38q8-4 10 2-2 8-8 6-6-2-2-8zM2-28q8-4 10 2 0 10-7 10-6-4-3-12zM-12-26q4 0 5 5-2 3-5-5z'),
  )

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [660, 380], focal: 860, y: 140 })
  const hole = { x: [-40, 246], y: [70, 246], back: 550 } as const
  const view = behind(camera, teaView.draw(kit), { horizon: 420, scale: 0.62, x: 660 })
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'boards', lit: 'left' }),
    opening(kit, camera, mood.ceiling, hole, view, { columns: 4, rows: [196], sill: true }),
    lightOnFloor(camera, mood.floor[2], {
      x: [-34, 240],
      back: 550,
      from: 60,
      to: 270,
      slant: -0.35,
      panes: 4,
    }),
    frame(
      camera,
      mood.wood[1],
      mood.linen[1],
      shape(mood.leaf[1], 'M-18 16q6-22 16-26 12 8 20 26zM-10-14q10-8 20 0-10 8-20 0z'),
      [-140, -88],
      [156, 222],
      548,
    ),
    frame(
      camera,
      mood.wood[1],
      mood.linen[1],
      shape(mood.accent[1], 'M-12 14c-6-20 6-30 12-30s18 10 12 30z'),
      [-206, -164],
      [166, 216],
      548,
    ),
    rug(camera, mood.accent, [-20, 150], [300, 410]),
    bed(camera, mood, {
      kind: 'queen',
      posts: 'four-poster',
      x: [-246, -48],
      z: [340, 496],
      head: 'left',
      stripes: mood.second[1],
      cushions: [mood.second, mood.leaf],
      headboard: 112,
      spread: mood.leaf,
    }),
    table(camera, mood.wood, { x: [90, 246], z: [440, 510], height: 76, drawer: 14 }),
    stand(camera, tableLamp(mood.leaf, mood.second), 222, 76, 476),
    stand(camera, globe('#9dbfb4', mood.leaf[1], mood.second[0]), 112, 76, 480),
    stand(camera, books([mood.accent[1], mood.second[1], mood.leaf[1]], 30), 162, 76, 470),
    stand(camera, rattanChair(mood.wood, mood.accent), 170, 0, 400),
    ceilingFan(camera, mood.wood, -30, 258, 420, 295, 32),
  )
}
