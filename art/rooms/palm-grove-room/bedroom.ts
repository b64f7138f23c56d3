import { palmGroveMood as mood } from '../../moods/standard.ts'
import { bed } from '../../motifs/bed.ts'
import { dayBed } from '../../motifs/berths.ts'
import { bananaClump } from '../../motifs/decor.ts'
import { rug } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { ceilingFan } from '../../motifs/lamps.ts'
import { net } from '../../motifs/mosquito-net.ts'
import { behind, louvre, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { palmGroveView } from '../../views/palm-grove.ts'

const room: Room = { left: -310, right: 255, height: 300, back: 560, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [520, 390], focal: 860, y: 140 })
  const hole = { x: [-300, 240], y: [0, 250], back: 560 } as const
  const sleeper = { kind: 'queen', x: [44, 246], z: [340, 496], head: 'right' } as const
  const leaf = (x: number, z0: number, z1: number) =>
    louvre(mood.leaf, [camera(x, 250, z1), camera(x, 250, z0), camera(x, 4, z0), camera(x, 4, z1)], 24, 2)
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'boards', lit: 'none' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, palmGroveView.draw(kit), { horizon: 470, scale: 0.8, x: 560 }),
      { columns: 3 },
    ),
    leaf(-308, 420, 540),
    lightOnFloor(camera, mood.floor[2], {
      x: [-290, 232],
      back: 560,
      from: 0,
      to: 180,
      slant: -0.2,
      panes: 3,
    }),
    rug(camera, mood.accent, [-130, 14], [310, 420]),
    dayBed(camera, mood, {
      x: [-250, -60],
      z: [448, 532],
      cloth: mood.linen,
      cushions: [mood.second, mood.accent],
    }),
    bed(camera, mood, {
      ...sleeper,
      spread: mood.accent,
      stripes: mood.second[1],
      cushions: [mood.second, mood.accent],
      headboard: 116,
    }),
    net(camera, mood.linen[2], sleeper, { ring: 262, hang: mood.wood[0], open: 0.24 }),
    ceilingFan(camera, mood.wood, -40, 262, 420, 300, 24),
    place(
      bananaClump(
        [
          [mood.dark, mood.leaf[0]],
          [mood.leaf[0], mood.leaf[1]],
        ],
        330,
        [-56, -84, -26, -116],
      ),
      { x: 10, y: 850 },
    ),
  )
}
