import { type Point, span, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { below, curve } from '../toolkit/path.ts'
import { join, shape, stroke } from '../toolkit/svg.ts'
import { edge } from './sky.ts'

/** A rolling skyline over the whole width. */
export const ridge = (
  kit: Kit,
  fill: string,
  y: number,
  rise: number,
  peaks: number,
  bottom: number = edge.bottom,
): string => shape(fill, below(skyline(kit, y, rise, peaks), bottom))

const skyline = (kit: Kit, y: number, rise: number, peaks: number): Point[] =>
  span(edge.left, edge.right, peaks * 2 + 1).map(
    (x, i): Point => [
      x + kit.random.between(-20, 20),
      y - (i % 2 ? rise * kit.random.between(0.6, 1) : rise * kit.random.between(0, 0.25)),
    ],
  )

/** Peaks given by hand: points from left to right. */
export const mountain = (fill: string, points: readonly Point[], bottom: number): string =>
  shape(fill, below(points, bottom))

/** A hill with rows of planting that follow its shape. */
export const terraces = (
  kit: Kit,
  tones: readonly [string, string],
  top: readonly Point[],
  bottom: number,
  rows: number,
  weight: number,
): string => {
  const outline = below(top, bottom)
  const crest = Math.min(...top.map(([, y]) => y))
  const lines = steps(rows).map((i) => {
    const t = (i + 1) / rows
    const drop = (bottom - crest) * t ** 1.35
    const points = top.map(
      ([x, y], j): Point => [
        x + drop * 0.12 * (j % 2 ? 1 : -1),
        y + drop * (0.75 + 0.25 * Math.sin(j * 1.7 + 1)),
      ],
    )
    return stroke(tones[1], curve(points, false), { width: weight * (0.5 + 0.8 * t), cap: 'butt' })
  })
  return join(shape(tones[0], outline), kit.cut(outline, lines))
}

/** A bumpy canopy of far trees along a line. */
export const canopy = (
  kit: Kit,
  fill: string,
  from: number,
  to: number,
  y: number,
  height: number,
  count: number,
  bottom: number,
): string => {
  const step = (to - from) / count
  const arcs = steps(count).map(() => {
    const rise = height * kit.random.between(0.5, 1)
    return `q${Math.round(step * 0.12)}-${Math.round(rise * 1.15)} ${Math.round(step * 0.55)}-${Math.round(rise)} ${Math.round(step * 0.42)} ${Math.round(rise * 0.1)} ${Math.round(step - step * 0.55)} ${Math.round(rise)}`
  })
  return shape(
    fill,
    `M${Math.round(from)} ${Math.round(y)}${arcs.join('')}V${Math.round(bottom)}H${Math.round(from)}z`,
  )
}
