import type { Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { points, span, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { polygon } from '../toolkit/path.ts'
import { circle, ellipse, face, join, place, rect, shape } from '../toolkit/svg.ts'

/** A free-standing tub from the side, 174 wide and 62 high (centimetres). */
export const tub = (tones: Tones, foot: string): string =>
  join(
    shape(foot, 'M-60 0l6-12h14l-2 12zM60 0l-6-12H40l2 12z'),
    shape(
      tones[1],
      'M-88-64c4 0 6 2 8 6H82c2-6 6-10 10-8-4 30-10 52-40 60-30 3-70 3-104 0C-80-12-84-34-88-64z',
    ),
    shape(tones[2], 'M-88-64c4 0 6 2 8 6h30c-6 20-6 40 0 54C-80-12-84-34-88-64z'),
    shape(tones[0], 'M30-58H82c2-6 6-10 10-8-4 30-10 52-40 60-10 1-16 1-26 1C40-16 38-40 30-58z'),
    shape(tones[2], 'M-92-66q2-3 6-3H86q6-2 8 1 1 4-6 5H-86q-5 0-6-3z'),
  )

/** A tap on a standing pipe, 96 high. */
export const standingTap = (brass: Tones): string =>
  join(
    rect(brass[1], -2, -92, 4, 92),
    rect(brass[0], 0.5, -92, 1.5, 92),
    shape(brass[1], 'M-2-96h28q8 0 8 10v6h-5v-5q0-6-5-6H-2z'),
    shape(brass[0], 'M-10-82h20v4h-20zM-12-86h4v12h-4zM8-86h4v12H8zM-6 0q6-5 12 0z'),
  )

/** A rain shower on its pipe, the head 60 across; hangs from the origin. */
export const rainShower = (brass: Tones, water: string): string =>
  join(
    rect(brass[1], -3, 0, 6, 220),
    rect(brass[0], 0.5, 0, 2.5, 220),
    shape(brass[1], 'M-3 2q0-10 10-10h52q8 0 8 8v12h-6V2q0-4-4-4H8q-5 0-5 6z'),
    shape(brass[1], 'M34 18q30-12 60 0v5H34z'),
    rect(brass[0], 34, 21, 60, 3),
    shape(
      water,
      steps(11)
        .map((i) => `M${37 + i * 5.4} ${28 + ((i * 13) % 9)}l1.4 ${150 + ((i * 29) % 50)}-2.4 1z`)
        .join(''),
      0.7,
    ),
    circle(brass[0], -1, 112, 8),
    shape(brass[1], 'M-12 110h22v4h-22zM-3 100h4v24h-4z'),
  )

/** A round mirror; its reflection is drawn around the origin. */
export const roundMirror = (
  kit: Kit,
  rim: string,
  glass: string,
  radius: number,
  reflection: string,
): string =>
  join(
    circle(rim, 0, 0, radius + 5),
    circle(glass, 0, 0, radius),
    kit.cut(
      `M${-radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
      reflection,
    ),
    shape(
      '#ffffff',
      `M${-radius * 0.62} ${-radius * 0.5}L${-radius * 0.1} ${-radius * 0.94}l${radius * 0.2} ${radius * 0.04}L${-radius * 0.72} ${-radius * 0.26}zM${-radius * 0.8} 0L${radius * 0.3} ${-radius * 0.9}l${radius * 0.06} ${radius * 0.04}L${-radius * 0.78} ${radius * 0.1}z`,
      0.35,
    ),
  )

/** A basin on a counter with its tap, 50 wide; stands at the origin. */
export const basin = (tones: Tones, brass: Tones): string =>
  join(
    shape(brass[1], 'M-3 0v-30q0-10 10-10t10 10v6h-5v-6q0-5-5-5t-5 5V0z'),
    shape(brass[0], 'M-3-18h-8v4h8z'),
    shape(tones[1], 'M-26-18H26Q22-2 10 0h-20Q-22-2-26-18z'),
    shape(tones[0], 'M6-18H26Q22-2 10 0H2Q10-6 6-18z'),
    ellipse(tones[2], 0, -18, 26, 3.6),
    ellipse(tones[0], 0, -17.4, 22, 2.4),
  )

/** Rows of round-ended tiles, laid like fish scales, over a rectangle. */
export const scales = (
  kit: Kit,
  fills: readonly string[],
  [x, y, width, height]: readonly [number, number, number, number],
  size: number,
): string => {
  const rows = Math.ceil(height / (size * 0.5))
  const arcs = steps(Math.ceil(width / size) + 2).map(() => `a${size / 2} ${size / 2} 0 0 1-${size} 0`)
  const row = kit.define(`<path d="M${width + size} ${-size / 2}V0${arcs.join('')}V${-size / 2}z"/>`)
  return kit.cut(
    `M${x} ${y}h${width}v${height}h${-width}z`,

    steps(rows + 1)
      .reverse()
      .map((i) =>
        place(`<use href="#${row}" fill="${fills[i % fills.length]}"/>`, {
          x: x + (i % 2 ? -size / 2 : 0),
          y: y + i * size * 0.5,
        }),
      ),
  )
}

/** A grid of square tiles as thin joints over a part of the back wall. */
export const joints = (
  camera: Camera,
  fill: string,
  x: readonly [number, number],
  y: readonly [number, number],
  z: number,
  size: number,
): string => {
  const columns = span(x[0], x[1], Math.round((x[1] - x[0]) / size) + 1).map((at) =>
    polygon(
      [
        camera(at - 0.5, y[0], z),
        camera(at + 0.5, y[0], z),
        camera(at + 0.5, y[1], z),
        camera(at - 0.5, y[1], z),
      ],
      1,
    ),
  )
  const rows = span(y[0], y[1], Math.round((y[1] - y[0]) / size) + 1).map((at) =>
    polygon(
      [
        camera(x[0], at - 0.5, z),
        camera(x[1], at - 0.5, z),
        camera(x[1], at + 0.5, z),
        camera(x[0], at + 0.5, z),
      ],
      1,
    ),
  )
  return shape(fill, [...columns, ...rows].join(''))
}

/** Towels over a wooden ladder, 190 high. */
export const towelLadder = (wood: Tones, cloth: readonly Tones[]): string =>
  join(
    face(wood[1], points('-28,0 -22,0 -14,-190 -20,-190')),
    face(wood[1], points('28,0 22,0 14,-190 20,-190')),
    [-160, -118, -76, -34].map((y) => rect(wood[0], -26, y, 52, 4)),
    cloth.map((tones, i) => {
      const y = [-122, -80][i] ?? -38
      return join(
        face(tones[2], [
          [-17, y],
          [17, y],
          [18, y + 52],
          [-18, y + 52],
        ]),
        face(tones[1], [
          [5, y],
          [17, y],
          [18, y + 52],
          [6, y + 52],
        ]),
        rect(tones[0], -18, y + 42, 36, 4),
      )
    }),
  )
