import { frangipaniMood as mood } from '../../moods/standard.ts'
import { sheet } from '../../motifs/blocks.ts'
import { posy } from '../../motifs/decor.ts'
import { rattanChair, stand, stool } from '../../motifs/furniture.ts'
import { vase } from '../../motifs/homeware.ts'
import { lantern } from '../../motifs/lamps.ts'
import { frangipani } from '../../motifs/plants.ts'
import { postShadows, terrace } from '../../motifs/terrace.ts'
import { behind } from '../../motifs/window.ts'
import { sun } from '../../palette.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { spots } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join, place } from '../../toolkit/svg.ts'
import { gardenView } from '../../views/garden.ts'

const white = ['#d9cfb4', '#fffdf6', '#fffdf6'] as const

/** The little veranda: two chairs, the garden, the tree. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 330], focal: 820, y: 150 })
  const flower = frangipani(kit, '#fffaf0', '#f7c9c0', sun)
  const posts = [-250, 90, 330]
  return kit.svg(
    behind(camera, gardenView.draw(kit), { horizon: 440, scale: 0.84, x: 640 }),
    terrace(kit, camera, mood, { x: [-420, 460], edge: 480, posts, floor: 'tiles', height: 262 }, white),
    sheet(camera, mood.floor[2], { x: [-420, 460], z: [150, 300] }),
    postShadows(camera, mood.floor[0], posts, 480, -0.5),
    stand(camera, rattanChair(mood.wood, mood.accent), -150, 0, 370),
    stand(camera, rattanChair(mood.wood, mood.accent), 30, 0, 370, true),
    stand(camera, stool(mood.wood, 50, 46), -62, 0, 340),
    stand(
      camera,
      join(
        place(vase(mood.second, 24), { y: -46 }),
        posy(flower, spots('0,-76,0.42 -9,-72,0.34 9,-73,0.34')),
      ),
      -70,
      0,
      340,
    ),
    stand(camera, lantern(mood.wood[0], ['#e39aa0', '#f8ecc6', '#fff8e0']), 215, 222, 380),
  )
}
