export type Point = readonly [x: number, y: number]

export type Box = readonly [left: number, top: number, right: number, bottom: number]

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

export const move = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

/** A point of the four-cornered patch a-b-c-d; u runs a→b, v runs a→d. */
export const inPatch =
  (a: Point, b: Point, c: Point, d: Point) =>
  (u: number, v: number): Point =>
    between(between(a, b, u), between(d, c, u), v)
