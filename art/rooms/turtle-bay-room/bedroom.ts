import { turtleBayMood as mood } from '../../moods/sea-view.ts'
import { bed } from '../../motifs/bed.ts'
import { bedside, pottedFan } from '../../motifs/decor.ts'
import { frame, roundRug, stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { ceilingFan } from '../../motifs/lamps.ts'
import { behind, opening, shutters } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { join, place, shape } from '../../toolkit/svg.ts'
import { turtle, turtleBayView } from '../../views/turtle-bay.ts'

const room: Room = { left: -256, right: 300, height: 285, back: 540, near: 130 }

/** A longboard on end, 210 high. */
export const surfboard = (board: string, stripe: string): string =>
  join(
    shape(board, 'M0-210c18 24 26 70 26 114C26-50 18-16 10 0h-20C-18-16-26-50-26-96c0-44 8-90 26-114z'),
    shape(stripe, 'M-3-204h6V0h-6zM-25-120h50v12h-50zM-26-100h52v5h-52z'),
  )

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [680, 370], focal: 850, y: 140 })
  const hole = { x: [-34, 206], y: [58, 228], back: 540 } as const
  const view = behind(camera, turtleBayView.draw(kit), { horizon: 400, scale: 0.6, x: 560 })
  const print = place(turtle(mood.leaf[1], mood.leaf[2], mood.accent[1]), { y: -2, scale: 0.36, turn: 24 })
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'boards', lit: 'left' }),
    opening(kit, camera, mood.accent, hole, view, { columns: 3, sill: true }),
    shutters(camera, mood.accent, hole, 84),
    lightOnFloor(camera, mood.floor[2], {
      x: [-30, 200],
      back: 540,
      from: 50,
      to: 260,
      slant: -0.25,
      panes: 3,
    }),
    roundRug(camera, mood.accent, [96, 384], 78),
    frame(camera, mood.wood[1], mood.linen[2], print, [-196, -146], [150, 216], 538),
    bedside(camera, mood, [-250, -208], [496, 536], mood.second),
    bed(camera, mood, {
      kind: 'king',
      posts: 'canopy',
      x: [-246, -46],
      z: [338, 488],
      head: 'left',
      spread: mood.accent,
      stripes: mood.linen[2],
      cushions: [mood.second, mood.accent],
      headboard: 104,
    }),
    place(stand(camera, surfboard(mood.second[2], mood.second[0]), 262, 0, 530), {}),
    stand(
      camera,
      pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.beach[0], mood.beach[1]], 130),
      252,
      0,
      440,
    ),
    ceilingFan(camera, mood.wood, 40, 250, 430, 285, 10),
  )
}
