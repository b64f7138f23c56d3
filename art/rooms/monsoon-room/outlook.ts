import { monsoonMood as mood } from '../../moods/cooled.ts'
import { sheet } from '../../motifs/blocks.ts'
import { glow } from '../../motifs/decor.ts'
import { stand, stool } from '../../motifs/furniture.ts'
import { teacup } from '../../motifs/homeware.ts'
import { lantern } from '../../motifs/lamps.ts'
import { turned } from '../../motifs/lathe.ts'
import { hangingChair } from '../../motifs/seating.ts'
import { terrace } from '../../motifs/terrace.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { points, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { place, shape } from '../../toolkit/svg.ts'
import { monsoonView } from '../../views/monsoon.ts'

/** Dry under the eaves, with the rain running off them in threads. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 330], focal: 820, y: 150 })
  const threads = steps(34).map(
    (i) =>
      `M${i * 36 + 8} 118l3 ${kit.random.between(120, 360).toFixed(0)} -5 0zM${i * 36 + 14} ${kit.random.between(420, 560).toFixed(0)}l2 30-4 0z`,
  )
  return kit.svg(
    behind(camera, monsoonView.draw(kit), { horizon: 430, scale: 0.9, x: 640 }),
    shape('#dbe6d8', threads.join(''), 0.75),
    terrace(kit, camera, mood, {
      x: [-460, 460],
      edge: 470,
      posts: [-330, 330],
      rail: 'bars',
      railGap: [-60, 90],
      height: 258,
    }),
    sheet(camera, '#5f6a52', { x: [-460, 460], z: [150, 300] }, 0, 0.5),
    shape('#9fb5ab', [lens(560, 706, 260, 8), lens(700, 730, 160, 5), lens(440, 744, 180, 6)].join(''), 0.6),
    glow(mood.second[1], ...camera(-60, 196, 380), 190, 0.13),
    stand(camera, hangingChair(['#5a3d26', '#3a2f28', '#b98950'], mood.accent), -190, 154, 340),
    stand(camera, lantern(mood.wood[0], mood.second), -60, 226, 380),
    stand(camera, stool(['#3a2f28', '#5a4534', '#8a6844'], 42, 42), -82, 0, 330),
    stand(camera, place(teacup(mood.linen, mood.accent[0]), { x: -2, y: -42, scale: 0.19 }), -82, 0, 330),
    stand(
      camera,
      turned(['#5a3a2a', '#7f5438', '#b07c4e'], points('22,-86 28,-80 22,-74 46,-46 40,-14 24,0')),
      200,
      0,
      370,
    ),
  )
}
