import type { Camera } from '../toolkit/camera.ts'
import { between, type Point, span, steps } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { ellipse, join, shape } from '../toolkit/svg.ts'
import type { Bed } from './bed.ts'

const fall = (from: Point, to: Point, slack: number): Point[] =>
  span(0, 1, 7).map((t): Point => {
    const [x, y] = between(from, to, t)
    const pull = Math.sin(Math.PI * t) * slack
    return [x + (from[0] - to[0]) * pull, y + Math.abs(to[1] - from[1]) * pull * 0.35]
  })

/** One hanging side of a net: soft veil, with folds a little denser. */
const veil = (
  fill: string,
  top: readonly [Point, Point],
  bottom: readonly [Point, Point],
  folds: number,
): string => {
  const seams = steps(folds * 2 + 1).map((i) => {
    const t = i / (folds * 2)
    return fall(between(top[0], top[1], t), between(bottom[0], bottom[1], t), 0.16)
  })
  const strip = (i: number, j: number) =>
    polygon([...(seams[i] ?? []), ...(seams[j] ?? []).slice().reverse()])
  const dense = steps(folds).map((i) => strip(i * 2, i * 2 + 1))
  return join(shape(fill, strip(0, folds * 2), 0.3), shape(fill, dense.join(''), 0.38))
}

/** A mosquito net that falls from a ring to the corners of a bed, open in the middle. */
export const net = (
  camera: Camera,
  fill: string,
  { x, z }: Bed,
  { ring, floor = 6, open = 0.2, hang }: { ring: number; floor?: number; open?: number; hang: string },
): string => {
  const middle = { x: (x[0] + x[1]) / 2, z: (z[0] + z[1]) / 2 }
  const crown = camera(middle.x, ring, middle.z)
  const r = (22 * camera.focal) / middle.z
  const left: Point = [crown[0] - r, crown[1]]
  const right: Point = [crown[0] + r, crown[1]]
  const corner = (cx: number, cz: number) => camera(cx, floor, cz)
  const nl = corner(x[0] - 12, z[0] - 8)
  const nr = corner(x[1] + 12, z[0] - 8)
  const fl = corner(x[0] - 8, z[1])
  const fr = corner(x[1] + 8, z[1])
  const up = camera(middle.x, ring + 60, middle.z)
  return join(
    shape(
      hang,
      polygon(
        [
          [up[0] - 1.5, up[1] - 300],
          [up[0] + 1.5, up[1] - 300],
          [crown[0] + 1.5, crown[1]],
          [crown[0] - 1.5, crown[1]],
        ],
        1,
      ),
    ),
    veil(fill, [left, right], [fl, fr], 5),
    veil(fill, [left, between(left, right, open)], [nl, between(nl, nr, open)], 3),
    veil(fill, [between(left, right, 1 - open), right], [between(nl, nr, 1 - open), nr], 3),
    veil(fill, [left, left], [fl, nl], 2),
    veil(fill, [right, right], [fr, nr], 2),
    ellipse(hang, crown[0], crown[1], r * 1.04, r * 0.2),
    ellipse(fill, crown[0], crown[1] - 1, r * 0.9, r * 0.12, 0.7),
  )
}
