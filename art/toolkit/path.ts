import type { Point } from './geometry.ts'

type Segment = readonly Point[]

const digits = (value: number, places: number): number => {
  const factor = 10 ** places
  return Math.round(value * factor) / factor
}

/** Joins numbers as SVG allows: a minus sign needs no space before it. */
const join = (numbers: number[]): string =>
  numbers
    .map((value, i) => {
      const text = String(value).replace(/^(-?)0\./, '$1.')
      return i > 0 && !text.startsWith('-') ? ` ${text}` : text
    })
    .join('')

/** Encodes relative commands from the rounded pen position, so that rounding errors never add up. */
const encode = (start: Point, letter: 'l' | 'c', segments: Segment[], closed: boolean, places: number) => {
  let pen: Point = [digits(start[0], places), digits(start[1], places)]
  const parts = segments.map((segment) => {
    const rounded = segment.map(([x, y]): Point => [digits(x, places), digits(y, places)])
    const text = join(rounded.flatMap(([x, y]) => [digits(x - pen[0], places), digits(y - pen[1], places)]))
    pen = rounded.at(-1) ?? pen
    return text
  })
  const body = parts.map((text, i) => (i > 0 && !text.startsWith('-') ? ` ${text}` : text)).join('')
  return `M${join([digits(start[0], places), digits(start[1], places)])}${letter}${body}${closed ? 'z' : ''}`
}

const first = (points: readonly Point[]): Point => {
  const [start] = points
  if (!start) throw new Error('A path needs at least one point')
  return start
}

export const polygon = (points: readonly Point[], places = 0): string =>
  encode(
    first(points),
    'l',
    points.slice(1).map((point) => [point]),
    true,
    places,
  )

export const polyline = (points: readonly Point[], places = 0): string =>
  polygon(points, places).replace(/z$/, '')

/** A curve through all points (Catmull-Rom as Béziers). */
export const curve = (points: readonly Point[], closed: boolean, places = 0, tension = 6): string => {
  const count = points.length
  const pick = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)
    return points[index] ?? first(points)
  }
  const segments = Array.from({ length: closed ? count : count - 1 }, (_, i): Segment => {
    const a = pick(i - 1)
    const b = pick(i)
    const c = pick(i + 1)
    const d = pick(i + 2)
    return [
      [b[0] + (c[0] - a[0]) / tension, b[1] + (c[1] - a[1]) / tension],
      [c[0] - (d[0] - b[0]) / tension, c[1] - (d[1] - b[1]) / tension],
      c,
    ]
  })
  return encode(first(points), 'c', segments, closed, places)
}

export const blob = (points: readonly Point[], places = 0): string => curve(points, true, places)

/** The area below a curve from left to right. */
export const below = (points: readonly Point[], bottom: number): string =>
  `${curve(points, false)}V${Math.round(bottom)}H${Math.round(first(points)[0])}z`

/** A thin lens lying on its side: a wave, a glint, a streak of cloud. */
export const lens = (x: number, y: number, width: number, height: number): string => {
  const w = Math.round(width)
  const h = digits(height, 1)
  return `M${join([Math.round(x - w / 2), Math.round(y)])}q${join([w / 2, -h, w, 0])}${join([-w / 2, h, -w, 0]).replace(/^(?!-)/, ' ')}z`
}
