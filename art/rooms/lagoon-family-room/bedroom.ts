import { lagoonMood as mood } from '../../moods/family.ts'
import { bed } from '../../motifs/bed.ts'
import { bunk } from '../../motifs/berths.ts'
import { glow } from '../../motifs/decor.ts'
import { rug, stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { lantern } from '../../motifs/lamps.ts'
import { net } from '../../motifs/mosquito-net.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join } from '../../toolkit/svg.ts'
import { lagoonView } from '../../views/lagoon.ts'

const room: Room = { left: -276, right: 300, height: 290, back: 570, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [610, 370], focal: 860, y: 145 })
  const hole = { x: [-210, 36], y: [0, 240], back: 570 } as const
  const double = { kind: 'king', x: [-266, -76], z: [364, 516], head: 'left' } as const
  const light = (x: number, y: number, z: number) =>
    join(
      glow(mood.second[1], ...camera(x, y - 28, z), 78, 0.13),
      stand(camera, lantern(mood.wood[0], mood.second), x, y, z),
    )
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, lagoonView.draw(kit), { horizon: 424, scale: 0.68, x: 700 }),
      { columns: 3, rows: [196] },
    ),
    lightOnFloor(camera, mood.floor[2], {
      x: [-210, 36],
      back: 570,
      from: 0,
      to: 290,
      slant: 0.1,
      panes: 3,
    }),
    rug(camera, mood.accent, [-60, 54], [330, 430]),
    bed(camera, mood, {
      ...double,
      stripes: mood.second[1],
      cushions: [mood.accent, mood.second],
      headboard: 112,
    }),
    net(camera, mood.linen[2], double, { ring: 264, hang: mood.wood[1], open: 0.2 }),
    bunk(camera, mood, {
      x: [76, 276],
      z: [470, 562],
      hull: ['#185662', '#1f6470', '#5fa5ac'],
      blankets: [mood.accent, mood.second],
    }),
    light(58, 236, 460),
  )
}
