import { teaMood as mood } from '../../moods/cooled.ts'
import { rug, stand } from '../../motifs/furniture.ts'
import { teacup, teapot } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { armchair, bookshelf, teaTable } from '../../motifs/seating.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { teaView } from '../../views/tea-country.ts'
import { floorLamp } from '../monsoon-room/bedroom.ts'

const room: Room = { left: -270, right: 270, height: 285, back: 450, near: 130 }

/** The planter's library: a leather chair, a lamp, a pot of tea. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [620, 380], focal: 840, y: 135 })
  const hole = { x: [-40, 130], y: [64, 236], back: 450 } as const
  const spines = [mood.accent[1], mood.second[1], mood.leaf[1], mood.accent[0], mood.linen[0], mood.leaf[0]]
  return kit.svg(
    interior(camera, { ...mood, wall: ['#4f6f5c', '#5f8068', '#9db08a'] }, room, {
      floor: 'boards',
      ceiling: 'boards',
      lit: 'left',
    }),
    opening(
      kit,
      camera,
      mood.ceiling,
      hole,
      behind(camera, teaView.draw(kit), { horizon: 420, scale: 0.6, x: 840 }),
      { columns: 2, rows: [150], sill: true },
    ),
    lightOnFloor(camera, mood.floor[2], {
      x: [-36, 126],
      back: 450,
      from: 50,
      to: 230,
      slant: -0.4,
      panes: 2,
    }),
    stand(camera, bookshelf(mood.wood, spines), -200, 0, 440),
    stand(camera, bookshelf(mood.wood, [...spines].reverse()), -104, 0, 440),
    rug(camera, mood.accent, [-120, 130], [262, 360]),
    stand(camera, floorLamp(mood.second, mood.wood[0]), 186, 0, 410),
    stand(camera, armchair(['#6b2a1c', '#8a3a24', '#b1583a'], mood.wood[0], mood.leaf), 110, 0, 360),
    stand(camera, teaTable(mood.wood, 66, 52), -6, 0, 330),
    stand(camera, place(teapot(mood.linen), { x: -8, y: -52, scale: 0.17 }), -6, 0, 330),
    stand(camera, place(teacup(mood.linen, mood.accent[0]), { x: 18, y: -50, scale: 0.14 }), -6, 0, 330),
  )
}
