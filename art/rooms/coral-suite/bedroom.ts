import { coralMood as mood } from '../../moods/sea-view.ts'
import { bed } from '../../motifs/bed.ts'
import { bedside, pottedFan } from '../../motifs/decor.ts'
import { roundRug, stand } from '../../motifs/furniture.ts'
import { interior, type Room } from '../../motifs/interior.ts'
import { pendant } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, shape } from '../../toolkit/svg.ts'
import { reefView } from '../../views/reef.ts'

const room: Room = { left: -310, right: 310, height: 290, back: 540, near: 130 }
/** The second bedroom, behind its own door. */
const door = { x: [210, 296], y: [0, 214], back: 540 } as const
const second: Room = { left: 180, right: 620, height: 290, back: 880, near: 542 }

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 400], focal: 850, y: 135 })
  const [cx, cy] = camera(0, 176, 540)
  const x = Math.round(cx)
  const y = Math.round(cy)
  const r = 196
  return kit.svg(
    interior(camera, mood, room, { floor: 'tiles', ceiling: 'plain', lit: 'none', dado: 0 }),
    opening(
      kit,
      camera,
      mood.linen,
      door,
      join(
        interior(camera, { ...mood, wall: mood.ceiling }, second, { floor: 'tiles', lit: 'right' }),
        bed(camera, mood, {
          kind: 'single',
          x: [304, 394],
          z: [680, 876],
          head: 'back',
          spread: mood.second,
          stripes: mood.accent[1],
          cushions: [mood.accent],
          pillows: 1,
          headboard: 92,
        }),
      ),
    ),
    circle(mood.wall[2], x, y, r + 62),
    circle(mood.wall[0], x, y, r + 34),
    circle(mood.linen[2], x, y, r + 12),
    kit.cut(ring(x, y, r), behind(camera, reefView.draw(kit), { horizon: 400, scale: 0.56, x: 640 })),
    shape(mood.linen[2], `M${x - 3} ${y - r}h6v${2 * r}h-6z`),
    roundRug(camera, mood.accent, [0, 330], 150),
    bed(camera, mood, {
      kind: 'king',
      x: [-96, 96],
      z: [352, 530],
      head: 'back',
      spread: mood.accent,
      stripes: mood.second[1],
      cushions: [mood.accent, mood.second, mood.accent],
      headboard: 84,
      wood: mood.wood,
    }),
    bedside(camera, mood, [-176, -128], [480, 524], mood.linen),
    bedside(camera, mood, [128, 176], [480, 524], mood.linen),
    stand(camera, pendant(mood.second, 62), -152, 212, 500),
    stand(camera, pendant(mood.second, 62), 152, 212, 500),
    stand(
      camera,
      pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.wood[1], mood.wood[2]], 150),
      -262,
      0,
      420,
    ),
  )
}
