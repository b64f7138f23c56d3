import { turtleBayMood as mood } from '../../moods/sea-view.ts'
import { basin, roundMirror, scales, towelLadder } from '../../motifs/bath.ts'
import { chest, stand } from '../../motifs/furniture.ts'
import { bottle, towels, vase } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { pendant } from '../../motifs/lamps.ts'
import { frond } from '../../motifs/palms.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join, place, shape } from '../../toolkit/svg.ts'
import { turtleBayView } from '../../views/turtle-bay.ts'

const room: Room = { left: -270, right: 270, height: 280, back: 440, near: 130 }

/** The bathroom: fish-scale tiles in the colours of the bay. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [640, 370], focal: 840, y: 140 })
  const [left, top] = camera(-270, 128, 440)
  const [right, bottom] = camera(270, 0, 440)
  const hole = { x: [100, 236], y: [110, 240], back: 440, top: 'arch' } as const
  const [mx, my] = camera(-70, 168, 440)
  const reflection = place(turtleBayView.draw(kit), { x: -400, y: -260, scale: 0.62, flip: false })
  return kit.svg(
    interior(camera, mood, room, { floor: 'plain', ceiling: 'boards', lit: 'left' }),
    scales(
      kit,
      [mood.accent[1], '#2fa9b0', mood.accent[2], mood.accent[0]],
      [Math.round(left), Math.round(top), Math.round(right - left), Math.round(bottom - top)],
      62,
    ),
    shape(
      mood.linen[2],
      `M${Math.round(left)} ${Math.round(top) - 8}h${Math.round(right - left)}v12H${Math.round(left)}z`,
    ),
    opening(
      kit,
      camera,
      ['#cfe3dc', '#fbfcf3', '#fbfcf3'],
      hole,
      behind(camera, turtleBayView.draw(kit), { horizon: 400, scale: 0.6, x: 480 }),
      { columns: 2, sill: true },
    ),
    lightOnFloor(camera, mood.floor[2], {
      x: [104, 232],
      back: 440,
      from: 60,
      to: 230,
      slant: -0.6,
      panes: 2,
    }),
    place(roundMirror(kit, mood.wood[1], mood.sea[4] ?? '', 112, reflection), { x: mx, y: my }),
    chest(camera, mood.wood, { x: [-180, 40], z: [390, 438], height: 82, drawers: 2 }),
    stand(camera, basin(mood.linen, ['#a8792c', '#d9a441', '#f3cf72']), -70, 82, 404),
    stand(camera, bottle(mood.second, 24), -4, 82, 410),
    stand(camera, bottle(mood.accent, 18), 12, 82, 404),
    stand(camera, place(towels(mood.second, 30, 3), {}), -146, 82, 404),
    stand(
      camera,
      join(
        [-20, 10].map((angle) =>
          place(
            shape(
              mood.leaf[1],
              frond({ angle: angle - 70, length: 46, droop: 40, width: 12, leaves: 8, gap: 0.7 }, 1),
            ),
            { y: -24 },
          ),
        ),
        vase(mood.second, 26),
      ),
      24,
      82,
      418,
    ),
    stand(camera, pendant(['#b98f63', '#d3ab7a', '#f4d7a4'], 56), -170, 226, 400),
    stand(camera, towelLadder(mood.wood, [mood.second, mood.linen, mood.accent]), 210, 0, 390),
  )
}
