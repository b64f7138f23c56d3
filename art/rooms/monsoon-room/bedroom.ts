import { monsoonMood as mood } from '../../moods/cooled.ts'
import { bed } from '../../motifs/bed.ts'
import { sheet } from '../../motifs/blocks.ts'
import { glow } from '../../motifs/decor.ts'
import { books, curtain, roundRug, stand, stool } from '../../motifs/furniture.ts'
import { interior, type Room } from '../../motifs/interior.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, face, join, place, rect } from '../../toolkit/svg.ts'
import { monsoonView } from '../../views/monsoon.ts'

const room: Room = { left: -262, right: 330, height: 285, back: 550, near: 130 }

/** A standing lamp, 158 high. */
export const floorLamp = (tones: readonly [string, string, string], stem: string): string =>
  join(
    rect(stem, -1.5, -130, 3, 130),
    ellipse(stem, 0, 0, 15, 3.4),
    face(tones[2], points('-13,-158 13,-158 25,-122 -25,-122')),
    face(tones[1], points('5,-158 13,-158 25,-122 9,-122')),
  )

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [620, 370], focal: 860, y: 140 })
  const hole = { x: [-190, 120], y: [44, 232], back: 550 } as const
  const lamp = camera(206, 140, 544)
  const drop = (from: number, to: number) =>
    curtain(
      mood.accent,
      [camera(from, 0, 546)[0], camera(to, 0, 546)[0]],
      [camera(0, 250, 546)[1], camera(0, 6, 546)[1]],
      { folds: 4 },
    )
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams', lit: 'none' }),
    glow(mood.wall[2], ...lamp, 300, 0.3),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, monsoonView.draw(kit), { horizon: 430, scale: 0.62, x: 640 }),
      { columns: 3, rows: [180], sill: true },
    ),
    drop(-236, -178),
    drop(108, 166),
    sheet(camera, mood.floor[2], { x: [150, 330], z: [380, 500] }, 0, 0.55),
    roundRug(camera, mood.accent, [34, 372], 78),
    stand(camera, floorLamp(mood.second, mood.wood[0]), 206, 0, 544),
    bed(camera, mood, {
      kind: 'single',
      x: [94, 284],
      z: [440, 530],
      head: 'right',
      stripes: mood.second[1],
      cushions: [mood.second],
      pillows: 1,
      headboard: 96,
    }),
    stand(camera, stool(['#3a2f28', '#5a4534', '#8a6844'], 42, 44), 28, 0, 470),
    stand(camera, place(books([mood.accent[1], mood.leaf[1], mood.second[1]], 24), { y: -44 }), 28, 0, 470),
    bed(camera, mood, {
      kind: 'king',
      x: [-252, -36],
      z: [346, 500],
      head: 'left',
      stripes: mood.second[1],
      cushions: [mood.accent, mood.second],
      headboard: 108,
    }),
  )
}
