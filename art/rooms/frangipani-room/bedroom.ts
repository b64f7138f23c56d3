import { frangipaniMood as mood } from '../../moods/standard.ts'
import { bed } from '../../motifs/bed.ts'
import { bananaClump, bedside, posy } from '../../motifs/decor.ts'
import { rattanChair, roundRug, stand, stool } from '../../motifs/furniture.ts'
import { vase } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { net } from '../../motifs/mosquito-net.ts'
import { frangipani } from '../../motifs/plants.ts'
import { behind, opening, shutters } from '../../motifs/window.ts'
import { sun } from '../../palette.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { spots } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { garden } from '../../views/garden.ts'

const room: Room = { left: -300, right: 310, height: 285, back: 540, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [640, 380], focal: 850, y: 140 })
  const hole = { x: [36, 226], y: [62, 232], back: 540 } as const
  const sleeper = { kind: 'queen', x: [-214, -48], z: [340, 530], head: 'back' } as const
  const flower = frangipani(kit, '#fffaf0', '#f7c9c0', sun)
  const view = behind(camera, garden(kit, false), { horizon: 440, scale: 0.62, x: 530 })
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams', lit: 'left' }),
    opening(kit, camera, ['#fffdf6', '#fffdf6', '#fffdf6'], hole, view, {
      columns: 2,
      rows: [180],
      sill: true,
    }),
    shutters(camera, mood.second, hole, 74),
    lightOnFloor(camera, mood.floor[2], {
      x: [40, 222],
      back: 540,
      from: 50,
      to: 290,
      slant: -0.42,
      panes: 2,
    }),
    roundRug(camera, mood.accent, [72, 408], 74),
    bed(camera, mood, {
      ...sleeper,
      stripes: mood.accent[0],
      cushions: [mood.accent, mood.second],
      headboard: 112,
    }),
    net(camera, mood.linen[2], sleeper, { ring: 268, hang: mood.wood[1] }),
    bedside(camera, mood, [-36, 2], [490, 530], mood.accent),
    stand(camera, rattanChair(mood.wood, mood.accent), 236, 0, 450),
    stand(camera, stool(mood.wood, 44, 46), 168, 0, 430),
    stand(
      camera,
      place(vase(mood.second, 30), { y: -46 }) +
        place(posy(flower, spots('0,-84,0.5 -10,-78,0.4 11,-79,0.4 2,-94,0.36')), {}),
      172,
      0,
      440,
    ),
    place(
      bananaClump(
        [
          [mood.leaf[0], mood.leaf[1]],
          [mood.leaf[1], mood.leaf[2]],
          [mood.dark, mood.leaf[0]],
        ],
        300,
        [-112, -76, -94, -138],
      ),
      { x: 1216, y: 860 },
    ),
  )
}
