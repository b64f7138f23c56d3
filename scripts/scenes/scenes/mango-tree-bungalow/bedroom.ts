import { mangoMood as mood } from '../../moods/family.ts'
import { bedside, pottedFan } from '../../parts/arrange.ts'
import { bed } from '../../parts/bed.ts'
import { rug, stand } from '../../parts/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../parts/interior.ts'
import { pendant } from '../../parts/lamps.ts'
import { behind, louvre, opening } from '../../parts/window.ts'
import { createCamera } from '../../pen/camera.ts'
import type { Kit } from '../../pen/kit.ts'
import { join } from '../../pen/svg.ts'
import { mangoView } from '../../views/mango-garden.ts'

const room: Room = { left: -330, right: 320, height: 290, back: 550, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 380], focal: 860, y: 140 })
  const hole = { x: [-60, 262], y: [0, 236], back: 550 } as const
  const small = { x: [-270, -170], y: [96, 220], back: 550 } as const
  const shared = kit.define(behind(camera, mangoView.draw(kit), { horizon: 450, scale: 0.64, x: 480 }))
  const door = (from: number, to: number) =>
    louvre(
      mood.accent,
      [camera(from, 236, 550), camera(to, 236, 450), camera(to, 2, 450), camera(from, 2, 550)],
      22,
      2,
    )
  return kit.svg(
    join(
      interior(camera, mood, room, { floor: 'tiles', ceiling: 'beams', lit: 'left' }),
      opening(kit, camera, mood.wood, hole, `<use href="#${shared}"/>`),
      opening(kit, camera, mood.wood, small, `<use href="#${shared}" x="60"/>`, {
        columns: 2,
        rows: [158],
        sill: true,
      }),
      lightOnFloor(camera, mood.floor[2], { x: [-54, 256], back: 550, from: 0, to: 270, slant: -0.3 }),
      door(-64, -104),
      door(266, 306),
      rug(camera, mood.accent, [0, 190], [300, 410]),
      bedside(camera, mood, [-326, -284], [496, 540], mood.linen),
      bed(camera, mood, {
        x: [-316, -92],
        z: [310, 474],
        head: 'left',
        spread: mood.second,
        stripes: mood.linen[2],
        cushions: [mood.second, mood.accent],
        headboard: 116,
      }),
      stand(
        camera,
        pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.second[0], mood.second[1]], 140),
        258,
        0,
        400,
      ),
      stand(camera, pendant(mood.linen, 70), 60, 234, 430),
    ),
  )
}
