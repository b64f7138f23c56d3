import type { Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { type Point, points, steps, turn } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { ellipse, face, join, rect, shape } from '../toolkit/svg.ts'
import { turned } from './lathe.ts'

/** A table lamp 52 high, its foot at the origin (centimetres). */
export const tableLamp = (shade: Tones, base: Tones): string =>
  join(
    turned(base, points('3,-30 3,-26 9,-18 10,-11 4,-4 8,0')),
    face(shade[2], points('-11,-54 11,-54 19,-28 -19,-28')),
    face(shade[1], points('4,-54 11,-54 19,-28 7,-28')),
  )

/** The brass oil lamp of a Ceylon house, 130 high, with its cock on top and five flames. */
export const oilLamp = (brass: Tones, flame: string): string =>
  join(
    turned(
      brass,
      points(`
        0.5,-112 2,-106 1.5,-100 3.5,-94 2,-88 2,-60 4.5,-54 2,-48 2,-24
        5,-18 3,-12 15,-3 16,0
      `),
    ),
    shape(brass[1], 'M-24-86q0 9 10 11h28q10-2 10-11z'),
    shape(brass[0], 'M5-86q0 9-4 11h13q10-2 10-11z'),
    shape(brass[1], 'M-2-112c-6-4-8-10-7-15l5 4c1-5 4-8 9-8l-2 4 4 2-4 2c0 5-1 8-5 11z'),
    [-22, -11, 0, 11, 22].map((x) => shape(flame, `M${x}-86c-4-4-2-8 0-12 2 4 4 8 0 12z`)),
  )

/** A dome of woven rattan hung from the ceiling; the flex ends at the origin. */
export const pendant = (tones: Tones, size: number): string => {
  const r = size / 2
  const ribs = steps(5).map((i) => {
    const x = (-0.8 + i * 0.4) * r
    return `M0 0Q${Math.round(x * 0.9)} ${Math.round(r * 0.1)} ${Math.round(x * 1.12)} ${Math.round(r * 0.8)}`
  })
  return join(
    rect(tones[0], -1, -400, 2, 400),
    shape(
      tones[1],
      `M${-r} ${r * 0.8}C${-r} ${-r * 0.1} ${-r * 0.5} 0 0 0S${r} ${-r * 0.1} ${r} ${r * 0.8}z`,
    ),
    `<path fill="none" stroke="${tones[0]}" stroke-width="${Math.max(1, size / 60)}" d="${ribs.join('')}"/>`,
    ellipse(tones[2], 0, r * 0.8, r, r * 0.13),
  )
}

/** A lantern of glass and iron, 40 high below its ring, on a chain of `hung`. */
export const lantern = (iron: string, glow: Tones, hung = 200): string =>
  join(
    rect(iron, -0.8, -hung, 1.6, hung),
    face(iron, points('-4,0 4,0 13,12 -13,12')),
    face(glow[2], points('-11,12 11,12 9,38 -9,38')),
    face(glow[1], points('1,12 11,12 9,38 1,38')),
    face(iron, points('-1,12 1,12 1,38 -1,38')),
    rect(iron, -11, 37, 22, 4),
    shape(glow[0], 'M0 37c-5-2-5-7-2-11 1-2 2-4 2-7 3 3 5 7 5 11 0 4-2 6-5 7z'),
  )

/** A ceiling fan seen from below. */
export const ceilingFan = (
  camera: Camera,
  tones: Tones,
  x: number,
  y: number,
  z: number,
  ceiling: number,
  angle = 20,
): string => {
  const blade = (degrees: number) => {
    const flat: Point[] = points('8,-5 74,-9 80,0 74,9 8,5')
    return polygon(
      flat.map((p) => turn(p, degrees)).map(([dx, dz]) => camera(x + dx, y, z + dz)),
      1,
    )
  }
  const [cx, cy] = camera(x, y, z)
  const [, top] = camera(x, ceiling, z)
  const s = camera.focal / z
  return join(
    rect(tones[0], cx - 1.5 * s, top, 3 * s, cy - top),
    shape(tones[0], [0, 90, 180, 270].map((turned) => blade(angle + turned)).join('')),
    shape(
      tones[1],
      `M${Math.round(cx - 10 * s)} ${Math.round(cy - 5 * s)}h${Math.round(20 * s)}l${Math.round(-3 * s)} ${Math.round(9 * s)}h${Math.round(-14 * s)}z`,
    ),
    ellipse(tones[2], cx, cy + 4 * s, 7 * s, 2.2 * s),
  )
}
