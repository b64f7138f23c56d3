import type { Mood } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { span, steps } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { circle, face, join, shape } from '../toolkit/svg.ts'
import { block } from './blocks.ts'
import { curtain } from './furniture.ts'

/** Bare posts of turned wood, or posts that carry a canopy of cloth. */
export type Posts = 'four-poster' | 'canopy'

interface Frame {
  x: readonly [number, number]
  z: readonly [number, number]
}

/** Height of the posts, in centimetres. */
const top = 212

/** Four posts around a bed: the parts behind the bed, and those in front of it. */
export const postsAround = (
  camera: Camera,
  mood: Mood,
  frame: Frame,
  kind: Posts,
): { far: string; near: string } => {
  const cloth = kind === 'canopy'
  return {
    far: join(
      half(camera, mood, frame, 'far', !cloth),
      cloth ? drape(camera, mood, frame.x[0], 1, frame.z[1]) : '',
    ),
    near: join(
      half(camera, mood, frame, 'near', !cloth),
      cloth
        ? join(
            roof(camera, mood, frame),
            drape(camera, mood, frame.x[0], 1, frame.z[0]),
            drape(camera, mood, frame.x[1], -1, frame.z[0]),
          )
        : '',
    ),
  }
}

/** Two posts and the rail between them; the near half also has the rails along the sides. */
const half = (camera: Camera, { wood }: Mood, { x, z }: Frame, which: 'far' | 'near', turned: boolean) => {
  const at = which === 'far' ? z[1] : z[0]
  const rail = (y: number) => [y, y + 7] as const
  const sides = x.map((px) => block(camera, wood, { x: [px - 3, px + 3], y: rail(top - 8), z }))
  const beam = block(camera, wood, { x: [x[0] - 3, x[1] + 3], y: rail(top - 8), z: [at - 3, at + 3] })
  const posts = x.map((px) => {
    const post = block(camera, wood, { x: [px - 3.5, px + 3.5], y: [0, top], z: [at - 3.5, at + 3.5] })
    if (!turned) return post
    const scale = camera.focal / at
    const ring = (y: number, r: number) => circle(wood[1], ...camera(px, y, at), r * scale)
    return join(post, ring(96, 6), ring(106, 5), ring(top + 5, 5.5), ring(top + 11, 3))
  })
  return join(which === 'near' ? sides : '', beam, posts)
}

/** Cloth over the rails, with a scalloped hem towards us and towards the middle of the room. */
const roof = (camera: Camera, { linen, accent }: Mood, { x, z }: Frame): string => {
  const inner = Math.abs(x[1] - camera.eye.x) < Math.abs(x[0] - camera.eye.x) ? x[1] : x[0]
  const hem = (count: number, at: (t: number, y: number) => readonly [number, number]) => {
    const scallops = steps(count).flatMap((i) =>
      span(0, 1, 5).map((u) => at((i + u) / count, top - 22 - 7 * Math.sin(Math.PI * u))),
    )
    return [at(1, top - 2), at(0, top - 2), ...scallops]
  }
  const front = hem(9, (t, y) => camera(x[0] - 4 + (x[1] - x[0] + 8) * t, y, z[0] - 4))
  const side = hem(7, (t, y) => camera(inner, y, z[0] - 4 + (z[1] - z[0] + 8) * t))
  const border = [
    camera(x[0] - 4, top - 18, z[0] - 4),
    camera(x[1] + 4, top - 18, z[0] - 4),
    camera(x[1] + 4, top - 22, z[0] - 4),
    camera(x[0] - 4, top - 22, z[0] - 4),
  ]
  return join(
    face(linen[0], [
      camera(x[0], top - 2, z[0]),
      camera(x[1], top - 2, z[0]),
      camera(x[1], top - 2, z[1]),
      camera(x[0], top - 2, z[1]),
    ]),
    shape(linen[0], polygon(side, 1)),
    shape(linen[1], polygon(front, 1)),
    face(accent[1], border),
  )
}

/** A drape that hangs from the rail and is tied to its post; `side` is where it spreads. */
const drape = (camera: Camera, { linen }: Mood, x: number, side: 1 | -1, z: number): string =>
  curtain(
    linen,
    [camera(x - side * 5, 0, z)[0], camera(x + side * 34, 0, z)[0]],
    [camera(0, top - 12, z)[1], camera(0, 10, z)[1]],
    { tie: 0.56, folds: 3 },
  )
