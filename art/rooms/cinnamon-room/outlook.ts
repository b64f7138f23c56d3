import { cinnamonMood as mood } from '../../moods/cooled.ts'
import { sheet } from '../../motifs/blocks.ts'
import { planterChair, stand, stool } from '../../motifs/furniture.ts'
import { bowl, teacup } from '../../motifs/homeware.ts'
import { lantern } from '../../motifs/lamps.ts'
import { turned } from '../../motifs/lathe.ts'
import { postShadows, terrace } from '../../motifs/terrace.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { cinnamonView } from '../../views/cinnamon-garden.ts'

/** Under the cadjan eaves, among the cinnamon trees. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [680, 340], focal: 820, y: 150 })
  const posts = [-300, 40, 330]
  return kit.svg(
    behind(camera, cinnamonView.draw(kit), { horizon: 430, scale: 0.86, x: 720 }),
    terrace(kit, camera, mood, {
      x: [-460, 420],
      edge: 480,
      posts,
      floor: 'boards',
      roof: 'cadjan',
      height: 256,
    }),
    sheet(camera, mood.floor[2], { x: [-460, 420], z: [150, 480] }, 0, 0.55),
    postShadows(camera, mood.floor[0], posts, 480, 0.4),
    stand(camera, planterChair(mood.wood, mood.second), -150, 0, 360),
    stand(camera, stool(mood.wood, 46, 46), -30, 0, 340),
    stand(camera, place(teacup(mood.linen, mood.accent[0]), { x: -4, y: -46, scale: 0.2 }), -30, 0, 340),
    stand(camera, turned(mood.accent, points('12,-74 16,-70 12,-64 34,-40 30,-12 16,0')), 190, 0, 380),
    stand(camera, turned(mood.wall, points('10,-52 13,-48 10,-44 26,-26 22,-8 12,0')), 246, 0, 350),
    stand(camera, place(bowl(mood.second, 34), { y: 0 }), 130, 0, 330),
    stand(camera, lantern(mood.wood[0], mood.second), -220, 214, 400),
  )
}
