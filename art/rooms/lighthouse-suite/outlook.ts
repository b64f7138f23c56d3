import { lighthouseMood as mood } from '../../moods/sea-view.ts'
import { pillow } from '../../motifs/bed.ts'
import { block, sheet } from '../../motifs/blocks.ts'
import { glow } from '../../motifs/decor.ts'
import { stand } from '../../motifs/furniture.ts'
import { lantern } from '../../motifs/lamps.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, place, stroke } from '../../toolkit/svg.ts'
import { lighthouseView } from '../../views/lighthouse.ts'

/** The roof terrace at dusk, when the light begins to turn. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 360], focal: 820, y: 170 })
  const bulbs = span(0, 1, 13).map((t) =>
    circle('#fff0c2', 30 + t * 1150, 60 + 110 * Math.sin(Math.PI * t) - 30 * t, 8),
  )
  const divan = { x: [-330, 40], z: [330, 430] } as const
  const seat = (x: number, tones: readonly [string, string, string], tilt: number) =>
    pillow(tones, camera(x, 64, 418), 116, 92, tilt)
  return kit.svg(
    behind(camera, lighthouseView.draw(kit), { horizon: 450, scale: 0.94, x: 560 }),
    sheet(camera, mood.floor[1], { x: [-800, 800], z: [150, 470] }),
    span(-700, 700, 22).map((x) => sheet(camera, mood.floor[0], { x: [x - 2, x + 2], z: [150, 470] })),
    block(camera, [mood.wall[0], mood.wall[0], mood.wall[2]], { x: [-800, 800], y: [0, 40], z: [466, 484] }),
    block(camera, [mood.wall[0], mood.wall[1], mood.wall[2]], { ...divan, y: [0, 30] }),
    block(camera, [mood.linen[0], mood.linen[0], mood.linen[1]], {
      x: [divan.x[0] + 4, divan.x[1] - 4],
      y: [30, 44],
      z: divan.z,
    }),
    block(camera, [mood.wall[0], mood.wall[1], mood.wall[2]], { x: divan.x, y: [30, 66], z: [424, 434] }),
    seat(-290, mood.accent, -6),
    seat(-200, mood.second, 5),
    seat(-110, mood.accent, -3),
    seat(-26, mood.linen, 6),
    block(camera, mood.wood, { x: [110, 200], y: [0, 36], z: [330, 400] }),
    glow(mood.second[1], ...camera(155, 60, 360), 130, 0.14),
    stand(camera, place(lantern(mood.wood[0], mood.second, 8), { y: -42 }), 155, 36, 360),
    [250, 310].map((x, i) =>
      join(
        glow(mood.second[1], ...camera(x, 16, 300 - i * 40), 70, 0.14),
        stand(camera, place(lantern(mood.wood[0], mood.second, 8), { y: -41 }), x, 0, 300 - i * 40),
      ),
    ),
    stroke(mood.dark, 'M30 60C300 190 760 230 1180 30', { width: 3 }),
    bulbs,
  )
}
