import type { Tones } from '../moods/mood.ts'
import { points, span, steps } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { circle, face, join, rect, shape } from '../toolkit/svg.ts'
import { turned } from './lathe.ts'

export interface HouseTones {
  wall: Tones
  /** The wall in the shade of the veranda. */
  inner: Tones
  roof: Tones
  shutter: Tones
  wood: Tones
  stone: Tones
  /** Fill of the window panes. */
  glass: string
  lamp: string
}

/** A tiled roof slope: a trapezoid with ribs that follow it. */
export const tiles = (
  tones: Tones,
  [x0, x1, y0]: readonly [number, number, number],
  [u0, u1, y1]: readonly [number, number, number],
  count: number,
): string => {
  const ribs = steps(count - 1).map((i) => {
    const t = (i + 1) / count
    const a = x0 + (x1 - x0) * t
    const b = u0 + (u1 - u0) * t
    return polygon(
      [
        [a - 2, y0],
        [a + 2, y0],
        [b + 1.2, y1],
        [b - 1.2, y1],
      ],
      1,
    )
  })
  const rows = [0.33, 0.66].map((t) => {
    const y = y0 + (y1 - y0) * t
    return polygon(
      [
        [x0 + (u0 - x0) * t, y - 1.5],
        [x1 + (u1 - x1) * t, y - 1.5],
        [x1 + (u1 - x1) * t, y + 1.5],
        [x0 + (u0 - x0) * t, y + 1.5],
      ],
      1,
    )
  })
  return join(
    face(tones[1], [
      [x0, y0],
      [x1, y0],
      [u1, y1],
      [u0, y1],
    ]),
    face(tones[2], [
      [x0, y0],
      [x0 + (x1 - x0) * 0.3, y0],
      [u0 + (u1 - u0) * 0.16, y1],
      [u0, y1],
    ]),
    shape(tones[0], ribs.join('') + rows.join('')),
    rect(tones[0], x0 - 4, y0 - 2, x1 - x0 + 8, 7),
    rect(tones[0], u0 - 4, y1 - 5, u1 - u0 + 8, 7),
  )
}

/** A window with its pair of louvred shutters, 30 by 56. */
const shuttered = (tones: HouseTones, x: number, y: number): string =>
  join(
    rect(tones.wall[2], x - 19, y - 60, 38, 64),
    rect(tones.glass, x - 15, y - 56, 30, 56),
    rect(tones.shutter[0], x - 1.5, y - 56, 3, 56),
    [-32, 17].map((dx) => rect(tones.shutter[1], x + dx, y - 58, 15, 60)),
    shape(
      tones.shutter[0],
      [-30, 19].flatMap((dx) => steps(9).map((i) => `M${x + dx} ${y - 53 + i * 6}h11v2h-11z`)).join(''),
    ),
  )

const door = (tones: HouseTones, x: number): string =>
  join(
    shape(tones.wall[2], `M${x - 24} 0v-84a24 24 0 0 1 48 0V0z`),
    shape(tones.glass, `M${x - 19} 0v-84a19 19 0 0 1 38 0V0z`),
    rect(tones.shutter[0], x - 1.5, -102, 3, 102),
    [-40, 20].map((dx) => rect(tones.shutter[1], x + dx, -88, 19, 88)),
    shape(
      tones.shutter[0],
      [-37, 23].flatMap((dx) => steps(11).map((i) => `M${x + dx}-${82 - i * 7}h13v2.4h-13z`)).join(''),
    ),
  )

const veranda = (tones: HouseTones): string =>
  join(
    rect(tones.inner[1], -312, -146, 624, 146),
    rect(tones.inner[0], -312, -146, 624, 26),
    [-171, 0, 171].map((x) => door(tones, x)),
    [-257, -86, 86, 257].map((x) => shuttered(tones, x, -34)),
    [-86, 86].map((x) => join(rect(tones.wood[0], x - 1, -146, 2, 20), circle(tones.lamp, x, -119, 8))),
    rect(tones.inner[0], -312, -6, 624, 6),
  )

const columns = (tones: HouseTones): string =>
  join(
    span(-300, 300, 8).map((x) =>
      join(
        `<g transform="translate(${Math.round(x)} 0)">`,
        turned(tones.wall, points('12,-144 12,-136 8,-132 9,-40 10,-14 14,-12 14,0'), {
          soft: false,
          split: 0.15,
        }),
        '</g>',
      ),
    ),
  )

const balcony = (tones: HouseTones): string =>
  join(
    rect(tones.wood[1], -92, -222, 184, 5),
    shape(
      tones.wood[1],
      steps(16)
        .map((i) => `M${-89 + i * 12}-220h3v32h-3z`)
        .join(''),
    ),
    rect(tones.wood[1], -92, -192, 184, 5),
  )

/** The guesthouse: two storeys, a veranda of eight columns, hipped tile roofs. Its plinth stands at y 0; 680 wide, 420 high. */
export const guesthouse = (tones: HouseTones): string =>
  join(
    rect(tones.wall[1], -252, -310, 504, 130),
    rect(tones.wall[2], -252, -310, 150, 130),
    rect(tones.inner[2], -252, -304, 504, 20),
    [-196, -128, 128, 196].map((x) => shuttered(tones, x, -206)),
    [-46, 46].map((x) => shuttered(tones, x, -204)),
    balcony(tones),
    tiles(tones.roof, [-306, 306, -300], [-176, 176, -402], 36),
    shape(tones.roof[0], 'M-180-402h8l4-22h-16zM172-402h8l4-22h-16z'),
    veranda(tones),
    columns(tones),
    tiles(tones.roof, [-352, 352, -142], [-292, 292, -192], 44),
    rect(tones.stone[1], -344, 0, 688, 24),
    rect(tones.stone[2], -344, 0, 688, 7),
    [0, 1, 2, 3].map((i) =>
      join(
        rect(tones.stone[2], -70 - i * 12, 4 + i * 14, 140 + i * 24, 5),
        rect(tones.stone[i % 2 ? 1 : 0] ?? '', -70 - i * 12, 9 + i * 14, 140 + i * 24, 9),
      ),
    ),
  )
