import type { Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { type Corners, inPatch, span, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { polygon } from '../toolkit/path.ts'
import { face, join, shape } from '../toolkit/svg.ts'
import { block } from './blocks.ts'

export interface Opening {
  x: readonly [number, number]
  y: readonly [number, number]
  back: number
  top?: 'flat' | 'arch'
}

/** The outline of an opening in the back wall. */
export const outline = (
  camera: Camera,
  { x: [x0, x1], y: [y0, y1], back, top = 'flat' }: Opening,
  grow = 0,
): string => {
  const a = camera(x0 - grow, y0 - (y0 > 0 ? grow : 0), back)
  const b = camera(x1 + grow, y1 + grow, back)
  if (top === 'flat') return polygon([a, [b[0], a[1]], b, [a[0], b[1]]], 1)
  const r = (b[0] - a[0]) / 2
  const n = (value: number) => Math.round(value)
  return `M${n(a[0])} ${n(a[1])}V${n(b[1] + r)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(a[1])}z`
}

/** An opening with its view, frame and reveal. `view` is drawn in picture coordinates. */
export const opening = (
  kit: Kit,
  camera: Camera,
  tones: Tones,
  spec: Opening,
  view: string,
  bars: { columns?: number; rows?: readonly number[]; sill?: boolean } = {},
): string => {
  const {
    x: [x0, x1],
    y: [y0, y1],
    back,
  } = spec
  const uprights = span(x0, x1, (bars.columns ?? 1) + 1).slice(1, -1)
  const thick = 3
  return join(
    shape(tones[1], outline(camera, spec, 8)),
    kit.cut(outline(camera, spec), view),
    uprights.map((x) =>
      face(tones[0], [
        camera(x - thick, y0, back),
        camera(x + thick, y0, back),
        camera(x + thick, y1, back),
        camera(x - thick, y1, back),
      ]),
    ),
    (bars.rows ?? []).map((y) =>
      face(tones[0], [
        camera(x0, y - 2, back),
        camera(x1, y - 2, back),
        camera(x1, y + 2, back),
        camera(x0, y + 2, back),
      ]),
    ),
    bars.sill
      ? block(camera, tones, { x: [x0 - 16, x1 + 16], y: [y0 - 12, y0 - 4], z: [back - 14, back] })
      : '',
  )
}

/** A louvred shutter on any four corners (top left, top right, bottom right, bottom left). */
export const louvre = (tones: Tones, corners: Corners, slats = 14, parts = 1): string => {
  const patch = inPatch(...corners)
  const fields = steps(parts).map((i) => [i / parts + 0.035, (i + 1) / parts - 0.035] as const)
  const gaps = fields.flatMap(([top, bottom]) => {
    const count = Math.round(slats / parts)
    return steps(count).map((i) => {
      const v = top + ((bottom - top) * (i + 0.5)) / count
      const h = ((bottom - top) / count) * 0.24
      return polygon([patch(0.14, v - h), patch(0.86, v - h), patch(0.86, v + h), patch(0.14, v + h)], 1)
    })
  })
  return join(face(tones[1], corners), shape(tones[0], gaps.join('')))
}

/** A pair of shutters folded open against the wall on both sides of an opening. */
export const shutters = (
  camera: Camera,
  tones: Tones,
  { x: [x0, x1], y: [y0, y1], back }: Opening,
  width: number,
  swing = 0,
): string => {
  const near = back - swing
  const leaf = (from: number, to: number) =>
    louvre(
      tones,
      [camera(from, y1, back), camera(to, y1, near), camera(to, y0, near), camera(from, y0, back)],
      22,
      2,
    )
  return join(leaf(x0 - 6, x0 - 6 - width), leaf(x1 + 6, x1 + 6 + width))
}

/** Shows a view (drawn 1200 wide, its own horizon) at the eye level of a room. */
export const behind = (
  camera: Camera,
  view: string,
  { horizon, scale, x }: { horizon: number; scale: number; x: number },
): string => {
  const [vx, vy] = camera.vanishing
  return `<g transform="translate(${Math.round(vx - x * scale)} ${Math.round(vy - horizon * scale)})scale(${scale})">${view}</g>`
}
