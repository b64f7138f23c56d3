import { frangipaniMood as mood } from '../moods/standard.ts'
import { block, sheet } from '../motifs/blocks.ts'
import { pottedFan } from '../motifs/decor.ts'
import { planterChair, stand, stool } from '../motifs/furniture.ts'
import { teacup } from '../motifs/homeware.ts'
import { lantern } from '../motifs/lamps.ts'
import { turned } from '../motifs/lathe.ts'
import { palm } from '../motifs/palms.ts'
import { dome } from '../motifs/plants.ts'
import { cloud } from '../motifs/sky.ts'
import { louvre } from '../motifs/window.ts'
import { type Camera, createCamera } from '../toolkit/camera.ts'
import { points, span } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, face, join, place, rect, shape, use } from '../toolkit/svg.ts'

const depths = [1500, 1200, 960, 770, 610, 480, 370] as const

const garden = (kit: Kit): string =>
  join(
    rect('#cfe3da', 0, 0, 1200, 800),
    circle('#e6ead4', 900, 390, 420),
    circle('#f9ecc9', 900, 390, 290),
    circle('#fbdcae', 900, 390, 170),
    circle('#fff6d8', 900, 380, 56),
    cloud('#fdf6df', 700, 190, 190),
    rect('#8fbdb2', 0, 404, 1200, 40),
    rect('#4f9c9f', 0, 418, 1200, 40),
    shape('#fff4dc', 'M860 410h90l-10 3h-70zM850 422h110l-14 4h-84z'),
    palm(
      kit,
      { trunk: '#6d9069', back: '#6d9069', front: '#7fa37a' },
      { foot: [1010, 470], top: [980, 230], reach: 96 },
    ),
    palm(
      kit,
      { trunk: '#4f7f63', back: '#3f6b52', front: '#4f7f63' },
      { foot: [1120, 500], top: [1160, 160], reach: 130, flip: true },
    ),
    shape('#b5c47f', 'M560 446C800 440 1000 452 1220 440V820H560z'),
    shape('#93ad62', 'M560 520C800 480 1000 500 1220 486V820H560z'),
    place(dome(kit, ['#2f5a3e', '#4f7d4b', '#8fae63'], 80), { x: 1120, y: 540 }),
  )

const colonnade = (kit: Kit, camera: Camera): string => {
  const column = kit.define(
    turned(['#d3cdbb', '#f6f0de', '#fffcf2'], points('17,-262 17,-250 12,-244 13,-60 14,-26 19,-22 19,0'), {
      soft: false,
      split: 0.1,
    }),
  )
  return join(
    depths.map((z) => {
      const [x, y] = camera(150, 0, z)
      return join(
        face('#b9ab8e', [
          camera(150, 0, z),
          camera(-190, 0, z - 120),
          camera(-190, 0, z - 90),
          camera(150, 0, z + 26),
        ]),
        use(column, '', { x, y, scale: camera.focal / z }),
      )
    }),
  )
}

const houseWall = (camera: Camera): string =>
  join(
    face('#f3ead3', [
      camera(-200, 0, 130),
      camera(-200, 280, 130),
      camera(-200, 280, 1700),
      camera(-200, 0, 1700),
    ]),
    face('#d9cfb4', [
      camera(-200, 0, 130),
      camera(-200, 26, 130),
      camera(-200, 26, 1700),
      camera(-200, 0, 1700),
    ]),
    [1150, 820, 560, 380].map((z) => {
      const a = z - 50
      const b = z + 50
      const at = (y: number, depth: number) => camera(-200, y, depth)
      return join(
        face('#4d3528', [at(0, a), at(226, a), at(226, b), at(0, b)]),
        face('#f8ecc6', [at(170, a + 8), at(214, a + 8), at(214, b - 8), at(170, b - 8)]),
        louvre(mood.second, [at(220, b + 4), at(220, b + 44), at(2, b + 44), at(2, b + 4)], 14, 2),
        louvre(mood.second, [at(220, a - 44), at(220, a - 4), at(2, a - 4), at(2, a - 44)], 14, 2),
      )
    }),
  )

/** The long veranda, cool until noon. */
export const veranda = (kit: Kit): string => {
  const camera = createCamera({ at: [520, 410], focal: 760, y: 150 })
  const tiles = join(
    span(-200, 170, 9).map((x) => sheet(camera, '#a9604a', { x: [x - 1.5, x + 1.5], z: [130, 1700] })),
    [1400, 1150, 950, 790, 660, 550, 460, 390, 330, 280].map((z) =>
      sheet(camera, '#a9604a', { x: [-200, 170], z: [z, z + 4] }),
    ),
  )
  return kit.svg(
    garden(kit),
    sheet(camera, '#c98a6a', { x: [-200, 170], z: [130, 1700] }),
    tiles,
    block(camera, ['#d3c4a2', '#efe3c6', '#efe3c6'], { x: [132, 176], y: [-16, 0], z: [130, 1700] }),
    houseWall(camera),
    colonnade(kit, camera),
    sheet(camera, '#8d7860', { x: [-200, 190], z: [130, 1700] }, 280),
    span(200, 1500, 14).map((z) =>
      block(camera, ['#6b5a46', '#6b5a46', '#6b5a46'], { x: [-200, 190], y: [268, 280], z: [z, z + 12] }),
    ),
    face('#efe3c6', [
      camera(134, 262, 130),
      camera(134, 280, 130),
      camera(134, 280, 1700),
      camera(134, 262, 1700),
    ]),
    [960, 610, 400].map((z) =>
      stand(camera, lantern('#4d3528', ['#d98f3a', '#f6d27a', '#fff3cf']), -20, 236, z),
    ),
    stand(camera, pottedFan(kit, [mood.leaf[0], mood.leaf[1]], ['#9c4a2b', '#bd6a44'], 150), 96, 0, 560),
    stand(camera, planterChair(mood.wood, ['#b98f63', '#dcb98a', '#f0d6ae']), -96, 0, 520),
    stand(camera, planterChair(mood.wood, ['#b98f63', '#dcb98a', '#f0d6ae']), -80, 0, 370),
    stand(camera, stool(mood.wood, 42, 44), 30, 0, 400),
    stand(camera, place(teacup(mood.linen, '#b1482f'), { x: -2, y: -44, scale: 0.17 }), 30, 0, 400),
  )
}
