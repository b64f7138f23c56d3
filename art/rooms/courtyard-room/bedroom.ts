import { courtyardMood as mood } from '../../moods/standard.ts'
import { bed } from '../../motifs/bed.ts'
import { pottedFan } from '../../motifs/decor.ts'
import { rug, stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { pendant } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { courtyardView } from '../../views/courtyard.ts'

const room: Room = { left: -320, right: 250, height: 300, back: 560, near: 130 }
const arches = points('-268,-124 -92,52 84,228')

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 380], focal: 860, y: 145 })
  const view = behind(camera, courtyardView.draw(kit), { horizon: 400, scale: 0.72, x: 600 })
  const shared = kit.define(view)
  return kit.svg(
    interior(camera, mood, room, { floor: 'tiles', ceiling: 'beams', lit: 'right' }),
    arches.map((x) =>
      opening(kit, camera, mood.wood, { x, y: [0, 240], back: 560, top: 'arch' }, `<use href="#${shared}"/>`),
    ),
    arches.map((x) =>
      lightOnFloor(camera, mood.floor[2], {
        x: [x[0] + 8, x[1] - 8],
        back: 560,
        from: 0,
        to: 260,
        slant: -0.3,
      }),
    ),
    rug(camera, mood.accent, [-150, 16], [320, 430]),
    bed(camera, mood, {
      kind: 'queen',
      x: [44, 240],
      z: [336, 492],
      head: 'right',
      stripes: mood.second[1],
      cushions: [mood.accent, mood.second],
      headboard: 120,
    }),
    stand(camera, pottedFan(kit, [mood.leaf[0], mood.leaf[1]], ['#7f3c24', '#94492c'], 140), -236, 0, 430),
    stand(camera, pendant(mood.second, 74), -20, 240, 430),
  )
}
