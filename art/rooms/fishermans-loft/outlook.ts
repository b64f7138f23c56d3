import { fishermanMood as mood } from '../../moods/family.ts'
import { sheet } from '../../motifs/blocks.ts'
import { planterChair, stand } from '../../motifs/furniture.ts'
import { lantern } from '../../motifs/lamps.ts'
import { terrace } from '../../motifs/terrace.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { span, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, place, stroke } from '../../toolkit/svg.ts'
import { fishermenView } from '../../views/fishermen.ts'

/** A net hung up to dry, with its floats. */
const dryingNet = (kit: Kit): string => {
  const outline = 'M-20 90C100 170 240 170 330 96L352 470C260 560 90 590-20 520z'
  const mesh = join(
    span(-120, 420, 16).map((x) => `M${Math.round(x)} 60l130 560M${Math.round(x + 100)} 60l-150 560`),
  )
  return join(
    kit.cut(outline, stroke(mood.dark, mesh, { width: 2.4 })),
    stroke(mood.dark, 'M-20 90C100 170 240 170 330 96L352 470C260 560 90 590-20 520', { width: 5 }),
    steps(7).map((i) =>
      circle(
        i % 2 ? mood.second[1] : mood.accent[1],
        10 + i * 52,
        116 + 44 * Math.sin((i / 6) * Math.PI),
        13,
      ),
    ),
  )
}

/** The loft's balcony at sunset. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 330], focal: 820, y: 165 })
  return kit.svg(
    behind(camera, fishermenView.draw(kit), { horizon: 420, scale: 0.9, x: 690 }),
    terrace(kit, camera, mood, {
      x: [-440, 440],
      edge: 460,
      posts: [-310, 310],
      rail: 'rope',
      height: 262,
    }),
    sheet(camera, mood.floor[2], { x: [-110, 60], z: [150, 460] }, 0, 0.6),
    place(dryingNet(kit), { x: 0, y: 10 }),
    stand(camera, planterChair(mood.wood, mood.second), 140, 0, 352, true),
    stand(camera, lantern(mood.wood[0], mood.second), 224, 228, 380),
  )
}
