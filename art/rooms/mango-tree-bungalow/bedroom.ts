import { mangoMood as mood } from '../../moods/family.ts'
import { bed } from '../../motifs/bed.ts'
import { bedside, pottedFan } from '../../motifs/decor.ts'
import { roundRug, stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { pendant } from '../../motifs/lamps.ts'
import { behind, louvre, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join } from '../../toolkit/svg.ts'
import { mangoView } from '../../views/mango-garden.ts'

const room: Room = { left: -256, right: 330, height: 290, back: 550, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 380], focal: 860, y: 140 })
  const hole = { x: [0, 286], y: [0, 236], back: 550 } as const
  const small = { x: [-188, -98], y: [100, 220], back: 550 } as const
  const shared = kit.define(behind(camera, mangoView.draw(kit), { horizon: 450, scale: 0.6, x: 480 }))
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
      lightOnFloor(camera, mood.floor[2], { x: [6, 280], back: 550, from: 0, to: 270, slant: -0.3 }),
      door(-4, -44),
      door(290, 322),
      roundRug(camera, mood.accent, [110, 378], 74),
      bedside(camera, mood, [-250, -210], [500, 540], mood.linen),
      bed(camera, mood, {
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
    ),
  )
}
