import type { Mood, Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { points, span, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { polygon } from '../toolkit/path.ts'
import { join, shape, use } from '../toolkit/svg.ts'
import { block, sheet } from './blocks.ts'
import { turned } from './lathe.ts'

export interface Terrace {
  x: readonly [number, number]
  /** Distance of the outer edge. */
  edge: number
  height?: number
  posts?: readonly number[]
  rail?: 'bars' | 'balusters' | 'rope' | 'cross'
  railGap?: readonly [number, number]
  floor?: 'boards' | 'tiles' | 'plain'
  roof?: 'boards' | 'cadjan' | 'none'
}

const floorOf = (camera: Camera, tones: Tones, { x, edge, floor = 'boards' }: Terrace): string => {
  const near = 150
  const seams = span(x[0], x[1], floor === 'tiles' ? 13 : 17).map((at) =>
    sheet(camera, tones[0], { x: [at - 1.2, at + 1.2], z: [near, edge] }),
  )
  const rows =
    floor === 'tiles'
      ? span(edge, near, 10).map((z) => sheet(camera, tones[0], { x, z: [z - 1.2, z + 1.2] }))
      : []
  return join(
    block(camera, [tones[0], tones[0], tones[1]], { x, y: [-40, 0], z: [near, edge] }),
    sheet(camera, tones[1], { x, z: [near, edge] }),
    floor === 'plain' ? '' : [...seams, ...rows],
  )
}

const cadjanFringe = (
  camera: Camera,
  tones: Tones,
  x: readonly [number, number],
  y: number,
  z: number,
): string => {
  const tips = steps(45).map((i) =>
    camera(x[0] + ((x[1] - x[0]) * i) / 44, y - (i % 2 ? 20 + ((i * 7) % 13) : 4), z),
  )
  return shape(tones[2], polygon([camera(x[0], y + 20, z), camera(x[1], y + 20, z), ...tips.reverse()]))
}

const roofOf = (
  camera: Camera,
  tones: Tones,
  { x, edge, height = 270, roof = 'boards' }: Terrace,
): string => {
  if (roof === 'none') return ''
  const wide = [x[0] - 200, x[1] + 200] as const
  const rafters = span(x[0] - 60, x[1] + 60, 9).map((at) =>
    block(camera, [tones[0], tones[0], tones[0]], {
      x: [at - 5, at + 5],
      y: [height - 14, height],
      z: [150, edge + 14],
    }),
  )
  return join(
    sheet(camera, tones[1], { x: wide, z: [140, edge + 20] }, height),
    rafters,
    block(camera, [tones[0], tones[0], tones[1]], {
      x: wide,
      y: [height - 26, height + 3],
      z: [edge - 8, edge],
    }),
    roof === 'cadjan' ? cadjanFringe(camera, tones, wide, height - 22, edge - 10) : '',
  )
}

const railOf = (kit: Kit, camera: Camera, tones: Tones, spec: Terrace): string => {
  const { x, edge, rail, railGap } = spec
  if (!rail) return ''
  const runs = railGap
    ? ([
        [x[0], railGap[0]],
        [railGap[1], x[1]],
      ] as const)
    : ([x] as const)
  const z = [edge - 5, edge] as const
  return join(
    runs.map(([from, to]) => {
      const count = Math.max(
        2,
        Math.round((to - from) / (rail === 'balusters' ? 24 : rail === 'cross' ? 70 : 15)),
      )
      const spots = span(from, to, count + 1)
      const bar = (y: number, h: number) => block(camera, tones, { x: [from, to], y: [y, y + h], z })
      if (rail === 'rope') {
        const lines = [30, 58, 84].map((y) => {
          const points = span(0, 1, 9).map((t) =>
            camera(from + (to - from) * t, y - 7 * Math.abs(Math.sin(t * Math.PI * 3)), edge),
          )
          const under = span(1, 0, 9).map((t) =>
            camera(from + (to - from) * t, y - 3 - 7 * Math.abs(Math.sin(t * Math.PI * 3)), edge),
          )
          return polygon([...points, ...under])
        })
        return shape(tones[2], lines.join(''))
      }
      if (rail === 'balusters') {
        const s = camera.focal / edge
        const one = kit.define(turned(tones, points('7,-80 4,-74 9,-50 4,-24 7,-18 7,-8'), { split: 0.1 }))
        return join(
          bar(0, 9),
          spots.slice(0, -1).map((at) => {
            const [px, py] = camera(at + 12, 0, edge)
            return use(one, '', { x: px, y: py, scale: s })
          }),
          bar(80, 9),
        )
      }
      const crosses =
        rail === 'cross'
          ? spots.slice(0, -1).flatMap((a, i) => {
              const b = spots[i + 1] ?? a
              return [
                [a, 14, b, 80],
                [a, 80, b, 14],
              ].map(([p = 0, q = 0, r = 0, t = 0]) =>
                polygon(
                  [
                    camera(p - 2, q, edge),
                    camera(p + 2, q, edge),
                    camera(r + 2, t, edge),
                    camera(r - 2, t, edge),
                  ],
                  1,
                ),
              )
            })
          : spots.map((at) =>
              polygon(
                [
                  camera(at - 1.4, 8, edge),
                  camera(at + 1.4, 8, edge),
                  camera(at + 1.4, 84, edge),
                  camera(at - 1.4, 84, edge),
                ],
                1,
              ),
            )
      return join(shape(tones[1], crosses.join('')), bar(8, 5), bar(82, 7))
    }),
  )
}

/** A veranda seen from inside: floor, rail, posts and the roof that frames the view. */
export const terrace = (
  kit: Kit,
  camera: Camera,
  mood: Mood,
  spec: Terrace,
  tones: Tones = mood.wood,
): string =>
  join(
    floorOf(camera, mood.floor, spec),
    railOf(kit, camera, tones, spec),
    (spec.posts ?? []).map((at) =>
      block(camera, [tones[0], tones[1], tones[1]], {
        x: [at - 8, at + 8],
        y: [0, spec.height ?? 270],
        z: [spec.edge - 14, spec.edge + 2],
      }),
    ),
    roofOf(camera, mood.ceiling, spec),
  )

/** Shadows of posts and rail thrown onto the floor towards us. */
export const postShadows = (
  camera: Camera,
  fill: string,
  posts: readonly number[],
  edge: number,
  slant: number,
): string =>
  shape(
    fill,
    posts
      .map((at) =>
        polygon(
          [
            camera(at - 8, 0, edge - 6),
            camera(at + 8, 0, edge - 6),
            camera(at + 8 + slant * 240, 0, edge - 240),
            camera(at - 8 + slant * 240, 0, edge - 240),
          ],
          1,
        ),
      )
      .join(''),
  )
