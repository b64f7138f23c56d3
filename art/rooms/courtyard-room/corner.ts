import { courtyardMood as mood } from '../../moods/standard.ts'
import { rainShower } from '../../motifs/bath.ts'
import { block, sheet } from '../../motifs/blocks.ts'
import { bananaClump, pottedFan } from '../../motifs/decor.ts'
import { stand, stool } from '../../motifs/furniture.ts'
import { bottle, pebbles, towels } from '../../motifs/homeware.ts'
import { palm } from '../../motifs/palms.ts'
import { cloud } from '../../motifs/sky.ts'
import { sea } from '../../palette.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, face, place, rect } from '../../toolkit/svg.ts'

/** The shower under the open sky, between terracotta walls. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [660, 420], focal: 840, y: 140 })
  const wall = (x0: number, x1: number, z0: number, z1: number, y: number) => [
    camera(x0, 0, z0),
    camera(x0, y, z0),
    camera(x1, y, z1),
    camera(x1, 0, z1),
  ]
  return kit.svg(
    rect('#4fa3a8', 0, 0, 1200, 800),
    rect('#7dbdb6', 0, 120, 1200, 340),
    cloud('#d9ecdc', 640, 90, 260),
    palm(
      kit,
      { trunk: '#2f6b57', back: '#25503f', front: '#3f7a4c' },
      { foot: [820, 400], top: [770, 80], reach: 170 },
    ),
    face(mood.wall[1], wall(-300, 300, 460, 460, 232)),
    face(mood.wall[2], wall(-300, -300, 130, 460, 232)),
    face(mood.wall[0], wall(300, 300, 130, 460, 232)),
    block(camera, [mood.land[2], mood.land[1], mood.land[0]], {
      x: [-300, 300],
      y: [232, 244],
      z: [448, 470],
    }),
    face(
      '#fbe3bd',
      [camera(-300, 0, 460), camera(-120, 0, 460), camera(80, 232, 460), camera(-300, 232, 460)],
      0.35,
    ),
    sheet(camera, mood.floor[1], { x: [-300, 300], z: [130, 460] }),
    sheet(camera, '#8a7361', { x: [-170, 90], z: [300, 452] }),
    pebbles(kit, ['#b9a48c', '#d9c7ab', '#7d6a5c', '#efe0c4'], 330, 632, 480, 26, 15),
    pebbles(kit, ['#d9c7ab', '#7d6a5c', '#b9a48c', '#efe0c4'], 310, 668, 520, 26, 18),
    span(0, 4, 5).map((i) =>
      sheet(camera, mood.wood[i % 2 ? 1 : 2] ?? '', { x: [-128, 40], z: [330 + i * 22, 346 + i * 22] }, 3),
    ),
    rect(mood.land[2], 452, 300, 118, 104, 52),
    rect('#7f3c24', 466, 314, 90, 90, 45),
    place(bottle(mood.accent, 62), { x: 492, y: 404 }),
    place(bottle(mood.second, 48), { x: 530, y: 404 }),
    stand(camera, place(rainShower(mood.second, '#e4f3ec'), { x: -64, y: -232 }), -30, 0, 440),
    stand(camera, stool(mood.wood, 56, 46), 130, 0, 380),
    stand(camera, place(towels(mood.linen, 42, 3), { y: -46 }), 130, 0, 380),
    stand(camera, pottedFan(kit, [mood.leaf[0], mood.leaf[1]], ['#12505a', sea[500]], 170), 225, 0, 410),
    place(
      bananaClump(
        [
          [mood.dark, mood.leaf[0]],
          [mood.leaf[0], mood.leaf[1]],
          [mood.leaf[1], mood.leaf[2]],
        ],
        470,
        [-62, -84, -36, -104],
      ),
      { x: 40, y: 860 },
    ),
    ellipse('#6fb0ac', 560, 716, 60, 5, 0.8),
  )
}
