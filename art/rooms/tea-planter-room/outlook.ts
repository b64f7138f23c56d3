import { teaMood as mood } from '../../moods/cooled.ts'
import { sheet } from '../../motifs/blocks.ts'
import { bananaClump } from '../../motifs/decor.ts'
import { rattanChair, stand } from '../../motifs/furniture.ts'
import { teacup, teapot } from '../../motifs/homeware.ts'
import { teaTable } from '../../motifs/seating.ts'
import { terrace } from '../../motifs/terrace.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { teaView } from '../../views/tea-country.ts'

const white = ['#c9d0b6', '#f1eed6', '#fffcee'] as const

/** Tea is served on the long balcony, above the mist. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 310], focal: 820, y: 160 })
  return kit.svg(
    behind(camera, teaView.draw(kit), { horizon: 420, scale: 0.88, x: 640 }),
    terrace(
      kit,
      camera,
      mood,
      { x: [-460, 460], edge: 460, rail: 'cross', posts: [-340, 344], height: 268 },
      white,
    ),
    sheet(camera, mood.floor[2], { x: [-460, 460], z: [150, 330] }, 0, 0.5),
    stand(camera, rattanChair(mood.wood, mood.accent), -130, 0, 360),
    stand(camera, rattanChair(mood.wood, mood.accent), 112, 0, 360, true),
    stand(camera, teaTable(mood.wood, 96, 58), -8, 0, 330),
    stand(camera, place(teapot(mood.second), { x: -4, y: -58, scale: 0.2 }), -8, 0, 330),
    stand(
      camera,
      place(teacup(mood.linen, mood.accent[0]), { x: -34, y: -55, scale: 0.17, flip: true }),
      -8,
      0,
      330,
    ),
    stand(camera, place(teacup(mood.linen, mood.accent[0]), { x: 30, y: -54, scale: 0.17 }), -8, 0, 330),
    place(
      bananaClump(
        [
          [mood.dark, mood.leaf[0]],
          [mood.leaf[0], mood.leaf[1]],
        ],
        320,
        [-112, -84, -140],
      ),
      { x: 1196, y: 840 },
    ),
  )
}
