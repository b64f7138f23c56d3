import { mangoMood as mood } from '../../moods/family.ts'
import { sheet } from '../../motifs/blocks.ts'
import { planterChair, stand, stool } from '../../motifs/furniture.ts'
import { bowl, mango } from '../../motifs/homeware.ts'
import { pendant } from '../../motifs/lamps.ts'
import { postShadows, terrace } from '../../motifs/terrace.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join, place } from '../../toolkit/svg.ts'
import { mangoView } from '../../views/mango-garden.ts'

const white = ['#d9b878', '#fbe6b8', '#fffaea'] as const

/** The bungalow's veranda in the golden hour; the tree holds the hammock. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [520, 330], focal: 820, y: 150 })
  const fruit = mango(['#c4601f', '#ef8a2e', '#f9cf5a'])
  const posts = [-270, 330]
  return kit.svg(
    behind(camera, mangoView.draw(kit), { horizon: 450, scale: 0.84, x: 560 }),
    terrace(
      kit,
      camera,
      mood,
      {
        x: [-440, 480],
        edge: 480,
        posts,
        floor: 'tiles',
        rail: 'balusters',
        railGap: [-60, 150],
        height: 258,
      },
      white,
    ),
    sheet(camera, mood.floor[2], { x: [-60, 150], z: [150, 480] }, 0, 0.8),
    postShadows(camera, mood.floor[0], posts, 480, 0.5),
    stand(camera, planterChair(mood.wood, ['#c98a3a', '#f0c469', '#fbe0a0']), 230, 0, 350, true),
    stand(camera, stool(mood.wood, 50, 46), 118, 0, 320),
    stand(
      camera,
      join(
        [-8, 6].map((x) => place(fruit, { x, y: -62, scale: 0.16 })),
        place(fruit, { x: -1, y: -68, scale: 0.16 }),
        place(bowl(mood.accent, 40), { y: -46 }),
      ),
      118,
      0,
      320,
    ),
    stand(camera, pendant(mood.linen, 76), -150, 212, 390),
  )
}
