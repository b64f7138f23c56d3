import type { Tones } from '../moods/mood.ts'
import { points, spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, ellipse, join, shape, stroke, use } from '../toolkit/svg.ts'
import { turned } from './lathe.ts'

/** Homeware in its own units: about 100 to a hand's breadth of 10 cm, foot at the origin. */
export const teapot = (tones: Tones): string =>
  join(
    stroke(tones[0], 'M70-96c52-20 62 50 4 52', { width: 11 }),
    shape(tones[1], 'M-64-40c-40-6-44-50-76-66l10-10c40 8 44 46 72 46z'),
    turned(tones, points('34,-126 60,-104 78,-66 64,-22 40,0')),
    shape(tones[0], 'M-38-124q38 12 76 0l-4 8q-34 8-68 0z'),
    turned(tones, points('4,-152 9,-144 5,-136 22,-132 36,-124')),
  )

export const teacup = (tones: Tones, tea: string): string =>
  join(
    ellipse(tones[0], 0, -3, 62, 9),
    ellipse(tones[2], 0, -6, 62, 9),
    stroke(tones[0], 'M36-44c26-6 26 28-4 28', { width: 7 }),
    turned(tones, points('42,-56 40,-38 28,-14 16,-6')),
    ellipse(tones[2], 0, -56, 42, 9),
    ellipse(tea, 0, -55, 36, 6.5),
  )

export const bowl = (tones: Tones, width: number): string => {
  const r = width / 2
  return join(
    turned(tones, [
      [r, -r * 0.72],
      [r * 0.94, -r * 0.48],
      [r * 0.66, -r * 0.16],
      [r * 0.36, 0],
    ]),
    ellipse(tones[0], 0, -r * 0.72, r, r * 0.16),
  )
}

export const vase = (tones: Tones, height: number): string => {
  const h = height
  return turned(tones, [
    [h * 0.14, -h],
    [h * 0.1, -h * 0.9],
    [h * 0.13, -h * 0.76],
    [h * 0.3, -h * 0.44],
    [h * 0.24, -h * 0.14],
    [h * 0.16, 0],
  ])
}

export const bottle = (tones: Tones, height: number): string =>
  turned(
    tones,
    [
      [height * 0.06, -height],
      [height * 0.06, -height * 0.7],
      [height * 0.16, -height * 0.56],
      [height * 0.16, 0],
    ],
    { soft: false },
  )

/** A green king coconut cut open, with a straw. */
export const kingCoconut = (tones: Tones, straw: string): string =>
  join(
    stroke(straw, 'M6-120l26-84 26-8', { width: 7 }),
    turned(tones, points('30,-122 62,-96 72,-54 52,-12 26,0')),
    ellipse('#fffaf0', 0, -120, 32, 9),
    ellipse(tones[0], 2, -119, 20, 5),
  )

export const mango = (tones: Tones): string =>
  join(
    shape(tones[1], 'M-74-30c-6-34 22-60 60-58 50 2 88 30 92 56 2 14-16 16-32 22-44 20-112 22-120-20z'),
    shape(tones[2], 'M-64-34c0-24 20-42 46-42 10 0 18 2 26 4-34 2-52 18-56 46-8 4-16 0-16-8z'),
    shape(tones[0], 'M78-32c2 14-16 16-32 22C8 8-44 12-66-8c44 8 108-2 128-44 10 6 15 14 16 20z'),
  )

/** A towel folded in three, seen from the front. */
export const towels = (tones: Tones, width: number, layers: number): string => {
  const h = width * 0.16
  const w = Math.round(width / 2)
  return join(
    steps(layers).map((i) => {
      const y = Math.round(-i * h)
      return join(
        shape(
          i % 2 ? tones[1] : tones[2],
          `M${-w} ${y}a${h / 2} ${h / 2} 0 0 1 0-${h}h${2 * w}a${h / 2} ${h / 2} 0 0 1 0 ${h}z`,
        ),
        shape(
          tones[0],
          `M${-w} ${y}h${2 * w}a${h / 2} ${h / 2} 0 0 0 ${h / 2}-${h / 2}h${-2 * w - h}a${h / 2} ${h / 2} 0 0 0 ${h / 2} ${h / 2}z`,
          0.5,
        ),
      )
    }),
  )
}

/** The house gecko, head up; about 130 long. */
export const gecko = (fill: string): string =>
  join(
    shape(
      fill,
      'M0-62c9 0 13 9 9 18-2 4-3 6-1 10 5 8 6 22 3 34-2 8-4 12-4 18 0 14 10 22 6 38-3 12-14 18-22 12 10 0 15-8 13-18-3-12-10-18-11-32-4-6-7-10-7-18-2-12-1-26 5-34 2-4 1-6-1-10-4-9 1-18 10-18z',
    ),
    stroke(fill, 'M7-30l16-8 6-14M-7-30l-16-8-6-14M9 6l18 8 2 16M-9 6l-18 8-2 16', { width: 6 }),
    stroke(
      fill,
      'M29-52l-7-6M29-52v-9M29-52l8-5M-29-52l7-6M-29-52v-9M-29-52l-8-5M29 30l-8 5M29 30l2 9M29 30l9 2M-29 30l8 5M-29 30l-2 9M-29 30l-9 2',
      { width: 3 },
    ),
  )

/** Pebbles in a row on the ground. */
export const pebbles = (
  kit: Kit,
  fills: readonly string[],
  x: number,
  y: number,
  width: number,
  count: number,
  size: number,
): string =>
  join(
    steps(count).map((i) => {
      const s = size * kit.random.between(0.6, 1.2)
      return ellipse(
        fills[i % fills.length] ?? '',
        x + (width * (i + kit.random.next() * 0.6)) / count,
        y - s * 0.3 + kit.random.between(0, size * 0.6),
        s,
        s * 0.55,
      )
    }),
  )

/** A brass or clay dish of water with floating flowers. */
export const flowerBowl = (tones: Tones, water: string, flower: string, width: number): string => {
  const r = width / 2
  return join(
    bowl(tones, width),
    ellipse(tones[2], 0, -r * 0.72, r, r * 0.2),
    ellipse(water, 0, -r * 0.7, r * 0.9, r * 0.15),
    spots('-0.52,-0.74,0.8 0.02,-0.68,1 0.5,-0.74,0.85').map(([x, y, s], i) =>
      use(flower, '', { x: x * r, y: y * r, scale: (s * r) / 62, turn: i * 25 }),
    ),
  )
}

export const citrus = (skin: string, shade: string, r: number): string =>
  join(
    circle(skin, 0, -r, r),
    shape(
      shade,
      `M${r} ${-r}a${r} ${r} 0 0 1-${2 * r * 0.86} ${r * 0.5}a${r * 1.1} ${r * 1.1} 0 0 0 ${2 * r * 0.86}-${r * 0.5}z`,
    ),
  )
