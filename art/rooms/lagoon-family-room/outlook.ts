import { lagoonMood as mood } from '../../moods/family.ts'
import { block, sheet } from '../../motifs/blocks.ts'
import { outrigger } from '../../motifs/boats.ts'
import { glow } from '../../motifs/decor.ts'
import { stand } from '../../motifs/furniture.ts'
import { lantern } from '../../motifs/lamps.ts'
import { grass } from '../../motifs/plants.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { join, place, shape } from '../../toolkit/svg.ts'
import { egret, lagoonView } from '../../views/lagoon.ts'

/** The jetty at night: lanterns, a boat, the moon. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [690, 360], focal: 800, y: 170 })
  const posts = [760, 560, 420, 320]
  const lamp = (x: number, z: number) => {
    const s = 800 / z
    const [px, py] = camera(x, 66, z)
    return join(
      block(camera, [mood.wood[0], mood.wood[1], mood.wood[2]], {
        x: [x - 4, x + 4],
        y: [-40, 50],
        z: [z - 4, z + 4],
      }),
      glow(mood.second[1], px, py, 62 * s, 0.13),
      stand(camera, place(lantern(mood.dark, mood.second, 6), { y: -38, scale: 0.9 }), x, 50, z),
      shape(mood.second[1], lens(px + (x > 0 ? 46 : -46) * s, py + 120 * s, 44 * s, 3 * s), 0.7),
    )
  }
  return kit.svg(
    behind(camera, lagoonView.draw(kit), { horizon: 424, scale: 0.92, x: 690 }),
    block(camera, [mood.dark, mood.dark, mood.wood[1]], { x: [-80, 80], y: [-14, 0], z: [150, 900] }),
    sheet(camera, '#3a4a60', { x: [-80, 80], z: [150, 900] }),
    sheet(camera, '#5f7484', { x: [-30, 26], z: [150, 900] }),
    span(160, 880, 26).map((z) => sheet(camera, mood.wood[0], { x: [-80, 80], z: [z, z + 3] })),
    posts.map((z) => join(lamp(-92, z), lamp(92, z))),
    place(outrigger(mood.dark, undefined), { x: 330, y: 640, scale: 0.95, turn: 2 }),
    shape('#4f7b8c', lens(330, 668, 320, 4) + lens(350, 690, 220, 3), 0.8),
    place(egret('#e6ecdc', mood.dark), { x: 1050, y: 690, scale: 1.2 }),
    grass(kit, mood.dark, -20, 820, 260, 190, 15),
    grass(kit, mood.dark, 1040, 830, 240, 150, 13),
  )
}
