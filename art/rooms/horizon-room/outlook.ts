import { horizonMood as mood } from '../../moods/sea-view.ts'
import { block, sheet } from '../../motifs/blocks.ts'
import { outrigger } from '../../motifs/boats.ts'
import { stand } from '../../motifs/furniture.ts'
import { overhang } from '../../motifs/palms.ts'
import { lounger, parasol } from '../../motifs/seating.ts'
import { behind } from '../../motifs/window.ts'
import { dusk } from '../../palette.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { place, shape } from '../../toolkit/svg.ts'
import { dawn } from '../../views/horizon.ts'

/** The deck at dawn: the pool runs out into the sea. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 350], focal: 820, y: 190 })
  const boards = span(-600, 600, 25).map((x) =>
    sheet(camera, mood.floor[0], { x: [x - 1.5, x + 1.5], z: [200, 430] }),
  )
  return kit.svg(
    behind(camera, dawn(kit, false), { horizon: 430, scale: 1, x: 640 }),
    place(outrigger(mood.dark, dusk[500]), { x: 900, y: 396, scale: 0.42 }),
    block(camera, ['#14505f', '#14505f', '#14505f'], { x: [-60, 700], y: [-30, 0], z: [380, 640] }),
    sheet(camera, '#7fb7b4', { x: [-52, 700], z: [390, 634] }),
    sheet(camera, '#f7b98a', { x: [-52, 120], z: [390, 634] }),
    sheet(camera, '#a9ccc2', { x: [-52, 700], z: [390, 440] }),
    shape(
      '#fff0c2',
      [0, 1, 2, 3, 4].map((i) => lens(612 + (i % 2) * 10, 604 + i * 20, 90 + i * 14, 5)).join(''),
    ),
    sheet(camera, mood.floor[1], { x: [-700, 700], z: [200, 390] }),
    sheet(camera, mood.floor[1], { x: [-700, -60], z: [380, 620] }),
    boards,
    span(-600, -60, 12).map((x) => sheet(camera, mood.floor[0], { x: [x - 1.5, x + 1.5], z: [380, 620] })),
    sheet(camera, mood.floor[0], { x: [-330, -120], z: [400, 436] }),
    sheet(camera, mood.floor[2], { x: [-700, 700], z: [384, 390] }),
    stand(camera, parasol(mood.accent, mood.dark), -226, 0, 470),
    stand(camera, lounger([mood.dark, '#c98a62', '#c98a62'], mood.linen), -196, 0, 440, true),
    stand(camera, lounger([mood.dark, '#c98a62', '#c98a62'], mood.linen), -120, 0, 330, true),
    overhang(mood.dark, { x: 1240, y: -40, flip: true }),
  )
}
