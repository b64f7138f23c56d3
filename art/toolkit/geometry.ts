export type Point = readonly [x: number, y: number]

export type Corners = readonly [Point, Point, Point, Point]

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Points in the notation of the attribute `points` of SVG: `0,10 20,30`. */
export const points = (text: string): Point[] =>
  Array.from(text.matchAll(/(\S+),(\S+)/g), ([, x, y]): Point => [Number(x), Number(y)])

/** Points with a third number, such as a scale: `0,10,0.5 20,30,1`. */
export const spots = (text: string) =>
  Array.from(text.matchAll(/(\S+),(\S+),(\S+)/g), ([, x, y, third]) => {
    return [Number(x), Number(y), Number(third)] as const
  })

/** Four points of the same notation, in turn around a face. */
export const corners = (text: string): Corners => {
  const [a, b, c, d] = points(text)
  if (!a || !b || !c || !d) throw new Error(`Four corners, not ${text}`)
  return [a, b, c, d]
}

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

export const steps = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Evenly spaced numbers from `from` to `to`, both included. */
export const span = (from: number, to: number, count: number): number[] =>
  steps(count).map((i) => from + ((to - from) * i) / (count - 1))

export const turn = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** A point of the four-cornered patch a-b-c-d; u runs a→b, v runs a→d. */
export const inPatch =
  (a: Point, b: Point, c: Point, d: Point) =>
  (u: number, v: number): Point =>
    between(between(a, b, u), between(d, c, u), v)
