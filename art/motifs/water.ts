import { span, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { curve, lens } from '../toolkit/path.ts'
import { join, rect, shape } from '../toolkit/svg.ts'
import { edge } from './sky.ts'

/** The sea in flat bands that widen towards the shore; the first edge is the straight horizon. */
export const bandedSea = (kit: Kit, tones: readonly string[], horizon: number, shore: number): string =>
  join(
    rect(tones[0] ?? '', edge.left, horizon, edge.right - edge.left, edge.bottom - horizon),
    tones.slice(1).map((tone, i) => {
      const t = (i + 1) / tones.length
      const y = horizon + (shore - horizon) * t ** 1.5
      const swell = 2 + 14 * t ** 1.5
      const points = span(edge.left, edge.right, 9).map(
        (x) => [x, y + kit.random.between(-swell, swell)] as const,
      )
      return shape(tone, `${curve(points, false)}V${edge.bottom}H${edge.left}z`)
    }),
  )

/** Light on the water below a low sun: glints that spread and part towards us. */
export const glitter = (
  kit: Kit,
  fill: string,
  {
    x,
    top,
    bottom,
    spread,
    count = 16,
    opacity = 1,
  }: { x: number; top: number; bottom: number; spread: number; count?: number; opacity?: number },
): string =>
  shape(
    fill,
    steps(count)
      .map((i) => {
        const t = (i + 0.3) / count
        const y = top + (bottom - top) * t ** 1.35
        const reach = spread * (0.35 + t * 0.65)
        const w = reach * kit.random.between(0.5, 1.1) * (1 - t * 0.45)
        return lens(x + kit.random.between(-0.3, 0.3) * reach * t, y, w, 2 + 9 * t)
      })
      .join(''),
    opacity,
  )

/** Scattered wave crests, longer and thicker the nearer they are. */
export const crests = (
  kit: Kit,
  fill: string,
  top: number,
  bottom: number,
  count: number,
  opacity = 1,
): string =>
  shape(
    fill,
    steps(count)
      .map((i) => {
        const t = (i + kit.random.next()) / count
        return lens(
          kit.random.between(-60, 1260),
          top + (bottom - top) * t ** 1.3,
          (40 + 150 * t) * kit.random.between(0.5, 1.2),
          1.5 + 6 * t,
        )
      })
      .join(''),
    opacity,
  )

/** The foam line of the last wave on the sand. */
export const surf = (
  kit: Kit,
  fill: string,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
): string => {
  const top = span(0, 1, 8).map((t): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + kit.random.between(-height, height),
  ])
  const under = top
    .map(([x, y]): [number, number] => [x, y + height * kit.random.between(0.5, 2.4)])
    .reverse()
  return shape(fill, `${curve(top, false)}${curve(under, false).replace(/^M/, 'L')}z`)
}
