import { lighthouseMood as mood } from '../../moods/sea-view.ts'
import { bedside, glow } from '../../parts/arrange.ts'
import { bed } from '../../parts/bed.ts'
import { curtain, rug, stand } from '../../parts/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../parts/interior.ts'
import { lantern } from '../../parts/lamps.ts'
import { block } from '../../parts/solid.ts'
import { behind, opening } from '../../parts/window.ts'
import type { Camera } from '../../pen/camera.ts'
import { createCamera } from '../../pen/camera.ts'
import type { Kit } from '../../pen/kit.ts'
import { join } from '../../pen/svg.ts'
import { lighthouseView } from '../../views/lighthouse.ts'

const room: Room = { left: -330, right: 330, height: 310, back: 560, near: 130 }

/** Four posts and the beams that join them; the far half is drawn before the bed, the near half after it. */
const posts = (
  camera: Camera,
  x: readonly [number, number],
  z: readonly [number, number],
  half: 'far' | 'near',
): string => {
  const at = half === 'far' ? z[1] : z[0]
  const post = (px: number) =>
    block(camera, [mood.wood[0], mood.wood[1], mood.wood[2]], {
      x: [px - 4, px + 4],
      y: [0, 240],
      z: [at - 4, at + 4],
    })
  const beam = block(camera, [mood.wood[0], mood.wood[1], mood.wood[2]], {
    x: [x[0] - 4, x[1] + 4],
    y: [234, 242],
    z: [at - 4, at + 4],
  })
  const rails =
    half === 'near'
      ? x.map((px) =>
          block(camera, [mood.wood[0], mood.wood[1], mood.wood[2]], {
            x: [px - 3, px + 3],
            y: [235, 241],
            z,
          }),
        )
      : []
  return join(rails, x.map(post), beam)
}

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 390], focal: 860, y: 140 })
  const [x, z] = [
    [-100, 100],
    [320, 536],
  ] as const
  const shared = kit.define(behind(camera, lighthouseView.draw(kit), { horizon: 450, scale: 0.78, x: 620 }))
  const windows = [
    [-292, -122],
    [122, 292],
  ] as const
  const drape = (px: number, to: number, at: number) =>
    curtain(
      mood.linen,
      [camera(px, 0, at)[0], camera(to, 0, at)[0]],
      [camera(0, 232, at)[1], camera(0, 8, at)[1]],
      { tie: 0.52, folds: 4 },
    )
  return kit.svg(
    join(
      interior(camera, mood, room, { floor: 'boards', ceiling: 'beams' }),
      windows.map((span) =>
        opening(
          kit,
          camera,
          mood.wood,
          { x: span, y: [36, 248], back: 560, top: 'arch' },
          `<use href="#${shared}"/>`,
          { columns: 2, rows: [168], sill: true },
        ),
      ),
      windows.map((span) =>
        lightOnFloor(camera, mood.floor[2], { x: span, back: 560, from: 26, to: 250, slant: 0.18, panes: 2 }),
      ),
      rug(camera, mood.accent, [-190, 190], [262, 350]),
      glow(mood.second[1], ...camera(0, 150, 556), 150, 0.1),
      posts(camera, x, z, 'far'),
      drape(-100, -62, 530),
      drape(100, 62, 530),
      bed(camera, mood, {
        x: [-92, 92],
        z,
        head: 'back',
        stripes: mood.second[1],
        cushions: [mood.accent, mood.second, mood.accent],
        headboard: 126,
      }),
      posts(camera, x, z, 'near'),
      drape(-100, -66, 322),
      drape(100, 66, 322),
      bedside(camera, mood, [-172, -128], [480, 524]),
      bedside(camera, mood, [128, 172], [480, 524]),
      stand(camera, lantern(mood.wood[0], mood.second), 268, 226, 330),
    ),
  )
}
