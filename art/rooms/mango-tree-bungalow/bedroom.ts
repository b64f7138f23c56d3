import { mangoMood as mood } from '../../moods/family.ts'
import { bed } from '../../motifs/bed.ts'
import { bedside, pottedFan } from '../../motifs/decor.ts'
import { roundRug, stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { pendant } from '../../motifs/lamps.ts'
import { behind, louvre, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { face, join } from '../../toolkit/svg.ts'
import { mangoView } from '../../views/mango-garden.ts'

const room: Room = { left: -256, right: 330, height: 290, back: 550, near: 130 }

/** The second bedroom, through the door beside the bed. */
const door = { x: [-196, -66], y: [0, 214], back: 550 } as const

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 380], focal: 860, y: 140 })
  const hole = { x: [0, 286], y: [0, 236], back: 550 } as const
  const view = behind(camera, mangoView.draw(kit), { horizon: 450, scale: 0.6, x: 480 })
  const leaf = (from: number, to: number) =>
    louvre(
      mood.accent,
      [camera(from, 236, 550), camera(to, 236, 450), camera(to, 2, 450), camera(from, 2, 550)],
      22,
      2,
    )
  return kit.svg(
    interior(camera, mood, room, { floor: 'tiles', ceiling: 'beams', lit: 'left' }),
    opening(kit, camera, mood.wood, hole, view),
    opening(
      kit,
      camera,
      mood.wood,
      door,
      join(
        face(mood.accent[1], [
          camera(door.x[0], door.y[0], door.back),
          camera(door.x[0], door.y[1], door.back),
          camera(door.x[1], door.y[1], door.back),
          camera(door.x[1], door.y[0], door.back),
        ]),
        bed(camera, mood, {
          kind: 'queen',
          x: [-338, -196],
          z: [690, 890],
          head: 'back',
          beyond: true,
          headboard: 104,
        }),
        bed(camera, mood, {
          kind: 'single',
          x: [-166, -84],
          z: [690, 890],
          head: 'back',
          beyond: true,
          pillows: 1,
          headboard: 92,
        }),
      ),
    ),
    lightOnFloor(camera, mood.floor[2], { x: [6, 280], back: 550, from: 0, to: 270, slant: -0.3 }),
    leaf(-4, -44),
    leaf(290, 322),
    roundRug(camera, mood.accent, [110, 378], 74),
    bedside(camera, mood, [-250, -210], [500, 540], mood.linen),
    bed(camera, mood, {
      kind: 'king',
      x: [-246, -48],
      z: [340, 494],
      head: 'left',
      spread: mood.second,
      stripes: mood.linen[2],
      cushions: [mood.second, mood.accent],
      headboard: 116,
    }),
    stand(
      camera,
      pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.second[0], mood.second[1]], 120),
      250,
      0,
      420,
    ),
    stand(camera, pendant(mood.linen, 70), 20, 240, 430),
  )
}
