import { courtyardMood as mood } from '../../moods/standard.ts'
import { pillow } from '../../motifs/bed.ts'
import { block } from '../../motifs/blocks.ts'
import { pottedFan } from '../../motifs/decor.ts'
import { stand } from '../../motifs/furniture.ts'
import { lantern } from '../../motifs/lamps.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { face, place, rect, shape } from '../../toolkit/svg.ts'
import { courtyardView } from '../../views/courtyard.ts'

/** The court through the great arch, with the noon shade under it. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 400], focal: 900, y: 165 })
  const [bx, by] = camera(-190, 70, 366)
  return kit.svg(
    rect(mood.floor[1], 0, 400, 1200, 400),
    courtyardView.draw(kit),
    shape(mood.land[2], 'M-20-20H1220V820H1080V420C1080 190 860 60 600 60S120 190 120 420V820H-20z'),
    shape(mood.wall[1], 'M-20-20H1220V820H1110V420C1110 160 880 26 600 26S90 160 90 420V820H-20z'),
    face(mood.floor[1], points('90,700 1110,700 1240,820 -40,820')),
    face(mood.floor[2], points('330,700 1110,700 1240,820 250,820')),
    block(camera, [mood.wall[0], mood.wall[1], mood.wall[2]], { x: [-236, -104], y: [0, 44], z: [330, 384] }),
    block(camera, mood.accent, { x: [-230, -108], y: [44, 54], z: [332, 380] }),
    pillow(mood.second, [bx, by], 100, 86, -8),
    pillow(mood.accent, [bx + 110, by + 6], 88, 76, 6),
    stand(camera, pottedFan(kit, [mood.leaf[0], mood.leaf[1]], ['#7f3c24', '#94492c'], 170), 210, 0, 300),
    place(lantern(mood.wood[0], mood.second), { x: 600, y: 150, scale: 2.4 }),
  )
}
