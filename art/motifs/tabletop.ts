import type { Tones } from '../moods/mood.ts'
import { type Corners, type Point, steps } from '../toolkit/geometry.ts'
import { ellipse, face, join, rect, shape } from '../toolkit/svg.ts'
import { louvre } from './window.ts'

/** A table top across the picture: plane, near edge, and boards drawn towards one vanishing point. */
export const tableTop = (tones: Tones, y: number, edge: number, boards = 4): string => {
  const lines = steps(boards).map((i) => {
    const x = 600 + (i - (boards - 1) / 2) * 330
    const near = 600 + (x - 600) * 1.5
    return `M${Math.round(x - 1)} ${y}h2L${Math.round(near + 2)} ${edge}h-5z`
  })
  return join(
    rect(tones[1], -20, y, 1240, 820 - y),
    shape(tones[0], lines.join('')),
    rect(tones[0], -20, edge, 1240, 820 - edge),
    rect(tones[2], -20, edge - 6, 1240, 6),
  )
}

/** A shadow on the table: a flat oval drawn out away from the light. */
export const cast = (fill: string, x: number, y: number, width: number, reach: number, opacity = 1): string =>
  join(
    ellipse(fill, x, y, width / 2, width * 0.1, opacity),
    shape(
      fill,
      `M${Math.round(x - width * 0.3)} ${Math.round(y - width * 0.06)}q${Math.round(reach * 0.7)} ${Math.round(width * 0.02)} ${Math.round(reach)} ${Math.round(width * 0.16)}q${Math.round(-reach * 0.3)} ${Math.round(width * 0.12)} ${Math.round(-reach + width * 0.2)} ${Math.round(-width * 0.02)}z`,
      opacity,
    ),
  )

/** A beam of light on wall or table, as one or more slanting panes. */
export const beams = (fill: string, panes: readonly (readonly Point[])[], opacity = 1): string =>
  join(panes.map((pane) => face(fill, pane, opacity)))

/** Slats of light that a shutter throws on a wall. */
export const slatLight = (
  fill: string,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  slant: number,
): string =>
  shape(
    fill,
    steps(count)
      .map((i) => {
        const top = y + (height * i) / count
        const h = (height / count) * 0.52
        return `M${Math.round(x + (i * slant) / count)} ${Math.round(top)}l${width} ${Math.round(-width * 0.16)}v${Math.round(h)}l${-width} ${Math.round(width * 0.16)}z`
      })
      .join(''),
  )

/** A big shutter leaf in picture coordinates. */
export const shutterLeaf = (tones: Tones, corners: Corners, slats = 16): string =>
  louvre(tones, corners, slats, 2)

/** A window in picture coordinates: frame, sill, and bars. */
export const pane = (
  wood: Tones,
  [x, y, width, height]: readonly [number, number, number, number],
  columns: number,
  rows = 1,
): string =>
  join(
    shape(
      wood[1],
      `M${x - 22} ${y - 22}h${width + 44}v${height + 44}h${-width - 44}zM${x} ${y}v${height}h${width}v${-height}z`,
    ),
    shape(wood[0], `M${x + width} ${y}h10v${height}h-10z`),
    steps(columns - 1).map((i) => rect(wood[1], x + ((i + 1) * width) / columns - 6, y, 12, height)),
    steps(rows - 1).map((i) => rect(wood[1], x, y + ((i + 1) * height) / rows - 5, width, 10)),
  )
