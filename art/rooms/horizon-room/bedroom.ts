import { horizonMood as mood } from '../../moods/sea-view.ts'
import { bed } from '../../motifs/bed.ts'
import { bananaClump, bedside } from '../../motifs/decor.ts'
import { curtain, planterChair, rug, stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { ceilingFan } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { horizonView } from '../../views/horizon.ts'

const room: Room = { left: -330, right: 330, height: 290, back: 560, near: 120 }
const cloth = ['#d9b898', '#ecd0b0', '#fff0d8'] as const

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 380], focal: 860, y: 140 })
  const hole = { x: [-290, 290], y: [0, 240], back: 560 } as const
  const view = behind(camera, horizonView.draw(kit), { horizon: 430, scale: 0.84, x: 600 })
  const drop = (from: number, to: number) =>
    curtain(
      cloth,
      [camera(from, 0, 552)[0], camera(to, 0, 552)[0]],
      [camera(0, 246, 552)[1], camera(0, 2, 552)[1]],
      { tie: 0.6, folds: 4 },
    )
  return kit.svg(
    interior(camera, mood, room, { ceiling: 'beams' }),
    opening(kit, camera, mood.wood, hole, view, { columns: 4 }),
    lightOnFloor(camera, mood.floor[2], {
      x: [-280, 280],
      back: 560,
      from: 0,
      to: 320,
      slant: 0,
      panes: 4,
    }),
    drop(-304, -216),
    drop(304, 216),
    rug(camera, mood.accent, [40, 210], [330, 420]),
    stand(camera, planterChair(mood.wood, mood.second), 160, 0, 420, true),
    bedside(camera, mood, [-250, -210], [446, 486]),
    bed(camera, mood, {
      kind: 'king',
      x: [-206, -8],
      z: [330, 480],
      head: 'left',
      stripes: mood.accent[2],
      cushions: [mood.accent, mood.second],
      headboard: 92,
    }),
    ceilingFan(camera, mood.wood, 20, 256, 420, 290, 14),
    place(
      bananaClump(
        [
          [mood.dark, mood.leaf[0]],
          [mood.leaf[0], mood.leaf[1]],
        ],
        300,
        [-112, -84, -140],
      ),
      { x: 1204, y: 860 },
    ),
  )
}
