import { type Frame, toPixel } from './frame.ts'
import type { Land } from './world.ts'

type Point = readonly [x: number, y: number]

/** Outlines go on beyond the picture, so that no cut is seen. */
const margin = 8

/** The part of a polygon on one side of a line (Sutherland and Hodgman). */
const cut = (points: readonly Point[], axis: 0 | 1, limit: number, isBelow: boolean): Point[] => {
  const keeps = (point: Point) => (isBelow ? point[axis] <= limit : point[axis] >= limit)
  return points.flatMap((point, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? point
    if (keeps(before) === keeps(point)) return keeps(point) ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const crossing: Point = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ]
    return keeps(point) ? [crossing, point] : [crossing]
  })
}

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [a, b] = points[(i + 1) % points.length] ?? [x, y]
      return sum + x * b - a * y
    }, 0) / 2,
  )

/** Whole pixels, and none nearer to the last than `step`. */
const thin = (points: readonly Point[], step: number): Point[] => {
  const kept: Point[] = []
  for (const [x, y] of points) {
    const [a, b] = kept.at(-1) ?? [Number.NEGATIVE_INFINITY, 0]
    if (Math.hypot(x - a, y - b) >= step) kept.push([Math.round(x), Math.round(y)])
  }
  return kept
}

const written = (points: readonly Point[]) =>
  points
    .map(([x, y], i) => {
      const [a, b] = points[i - 1] ?? [0, 0]
      const dx = x - a
      const dy = y - b
      const text = `${dx}${dy < 0 ? '' : ' '}${dy}`
      return i === 0 ? `M${text}l` : i === 1 || text.startsWith('-') ? text : ` ${text}`
    })
    .join('')

/** Whether a polygon reaches into the frame. */
export const isInFrame = (frame: Frame, { west, east, south, north }: Land): boolean =>
  east > frame.west &&
  west < frame.west + frame.width / frame.scaleX &&
  north > frame.north - frame.height / frame.scaleY &&
  south < frame.north

/** The outline of a polygon in the frame, as `d` of a path; '' for what is too small to be seen. */
export const outlineOf = (frame: Frame, { ring }: Land, step: number): string => {
  let points: Point[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const { x, y } = toPixel(frame, { longitude: ring[i] ?? 0, latitude: ring[i + 1] ?? 0 })
    points.push([x, y])
  }
  points = cut(points, 0, -margin, false)
  points = cut(points, 0, frame.width + margin, true)
  points = cut(points, 1, -margin, false)
  points = thin(cut(points, 1, frame.height + margin, true), step)
  return points.length < 3 || areaOf(points) < step * step * 2 ? '' : `${written(points)}z`
}
