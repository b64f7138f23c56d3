import { fishermanMood as mood } from '../../moods/family.ts'
import { bed } from '../../motifs/bed.ts'
import { block, sheet } from '../../motifs/blocks.ts'
import { rug, stand } from '../../motifs/furniture.ts'
import { lightOnFloor } from '../../motifs/interior.ts'
import { lantern } from '../../motifs/lamps.ts'
import { behind } from '../../motifs/window.ts'
import { type Camera, createCamera } from '../../toolkit/camera.ts'
import { points, span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { polygon } from '../../toolkit/path.ts'
import { face, join, markBed, rect, shape } from '../../toolkit/svg.ts'
import { fishermenView } from '../../views/fishermen.ts'

const half = 320
const eaves = 70
const peak = 350
const back = 560
const near = 130

/** Under the roof: floor, low walls, two slopes of boards, rafters. */
const loft = (camera: Camera): string => {
  const slope = (side: 1 | -1, tone: string) =>
    face(tone, [
      camera(side * half, eaves, near),
      camera(0, peak, near),
      camera(0, peak, back),
      camera(side * half, eaves, back),
    ])
  const rib = (z: number) =>
    [-1, 1].map((side) =>
      polygon(
        [
          camera(side * half, eaves, z),
          camera(0, peak, z),
          camera(0, peak - 18, z),
          camera(side * (half - 18), eaves, z),
        ],
        1,
      ),
    )
  const seams = [0.2, 0.4, 0.6, 0.8].flatMap((t) =>
    [-1, 1].map((side) => {
      const x = side * half * (1 - t)
      const y = eaves + (peak - eaves) * t
      return polygon(
        [camera(x, y - 1, near), camera(x, y + 1, near), camera(x, y + 1, back), camera(x, y - 1, back)],
        1,
      )
    }),
  )
  return join(
    rect(mood.ceiling[1], 0, 0, 1200, 800),
    slope(-1, mood.ceiling[1]),
    slope(1, mood.ceiling[2]),
    shape(mood.ceiling[0], seams.join('')),
    [-1, 1].map((side) =>
      face(mood.wall[0], [
        camera(side * half, 0, near),
        camera(side * half, eaves, near),
        camera(side * half, eaves, back),
        camera(side * half, 0, back),
      ]),
    ),
    face(mood.floor[1], [
      camera(-half, 0, near),
      camera(half, 0, near),
      camera(half, 0, back),
      camera(-half, 0, back),
    ]),
    span(-half, half, 12)
      .slice(1, -1)
      .map((x) => sheet(camera, mood.floor[0], { x: [x - 1, x + 1], z: [near, back] })),
    face(mood.wall[1], [
      camera(-half, 0, back),
      camera(-half, eaves, back),
      camera(0, peak, back),
      camera(half, eaves, back),
      camera(half, 0, back),
    ]),
    shape(mood.wood[0], span(250, back, 4).flatMap(rib).join('')),
  )
}

const bunk = (camera: Camera): string => {
  const x = [126, 236] as const
  const z = [346, 530] as const
  const level = (y: number) =>
    markBed(
      'single',

      block(camera, mood.wood, { x, y: [y - 12, y], z }),
      block(camera, [mood.linen[0], mood.linen[1], mood.linen[2]], {
        x: [x[0] + 3, x[1] - 3],
        y: [y, y + 14],
        z: [z[0] + 3, z[1] - 3],
      }),
      block(camera, [mood.accent[0], mood.accent[0], mood.accent[1]], {
        x: [x[0] + 1, x[1] - 1],
        y: [y - 2, y + 16],
        z: [z[0], z[0] + 96],
      }),
    )
  const post = (px: number, pz: number) =>
    block(camera, [mood.wood[0], mood.wood[1], mood.wood[2]], {
      x: [px, px + 7],
      y: [0, 176],
      z: [pz, pz + 7],
    })
  const rungs = [30, 58, 86, 114, 142].map((y) =>
    block(camera, mood.wood, { x: [x[0] + 24, x[0] + 66], y: [y, y + 5], z: [z[0] - 8, z[0] - 4] }),
  )
  const rails = [x[0] + 20, x[0] + 64].map((rx) =>
    block(camera, [mood.wood[0], mood.wood[2], mood.wood[2]], {
      x: [rx, rx + 6],
      y: [0, 176],
      z: [z[0] - 9, z[0] - 3],
    }),
  )
  return join(post(x[0], z[1]), level(36), level(128), post(x[0], z[0]), post(x[1] - 7, z[0]), rungs, rails)
}

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 420], focal: 860, y: 135 })
  const hole = polygon(
    [
      camera(-210, 30, back),
      camera(-210, 130, back),
      camera(0, 304, back),
      camera(210, 130, back),
      camera(210, 30, back),
    ],
    1,
  )
  const bar = (points: readonly (readonly [number, number])[]) =>
    face(
      mood.wood[0],
      points.map(([x, y]) => camera(x, y, back)),
    )
  return kit.svg(
    loft(camera),
    shape(
      mood.wood[1],
      polygon(
        [
          camera(-220, 22, back),
          camera(-220, 135, back),
          camera(0, 317, back),
          camera(220, 135, back),
          camera(220, 22, back),
        ],
        1,
      ),
    ),
    kit.cut(hole, behind(camera, fishermenView.draw(kit), { horizon: 420, scale: 0.66, x: 590 })),
    bar(points('-3,30 3,30 3,300 -3,300')),
    bar(points('-210,127 210,127 210,133 -210,133')),
    bar(points('-107,30 -103,30 -103,216 -107,216')),
    bar(points('103,30 107,30 107,216 103,216')),
    lightOnFloor(camera, mood.floor[2], { x: [-204, 204], back, from: 20, to: 260, slant: 0, panes: 4 }),
    rug(camera, mood.accent, [-70, 86], [300, 400]),
    bed(camera, mood, {
      kind: 'king',
      x: [-254, -66],
      z: [346, 490],
      head: 'left',
      stripes: mood.second[1],
      cushions: [mood.accent, mood.second],
      headboard: 88,
    }),
    bunk(camera),
    stand(camera, lantern(mood.wood[0], mood.second), -60, 262, 420),
  )
}
