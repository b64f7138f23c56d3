/** Degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/** Outlines of countries (Natural Earth, 1:50 million, public domain), as the file `/art/world.json` has them. */
export interface WorldFile {
  /** Lines between the countries: hundredths of a degree, longitude before latitude, each pair from the one before. */
  arcs: number[][]
  /** Polygons of each country, by the numbers of their lines; a negative one runs backwards, as in TopoJSON. */
  countries: number[][][]
}

/** Longitude and latitude in turn. */
export type Ring = Float64Array

export interface Land {
  /** Number of its country. */
  country: number
  ring: Ring
  west: number
  south: number
  east: number
  north: number
}

const decode = (arc: readonly number[]) => {
  const points: [number, number][] = []
  let x = 0
  let y = 0
  for (let i = 0; i < arc.length; i += 2) {
    x += arc[i] ?? 0
    y += arc[i + 1] ?? 0
    points.push([x / 100, y / 100])
  }
  return points
}

const landOf = (country: number, ring: Ring): Land => {
  const land = { country, ring, west: 540, south: 90, east: -540, north: -90 }
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i] ?? 0
    const y = ring[i + 1] ?? 0
    land.west = Math.min(land.west, x)
    land.east = Math.max(land.east, x)
    land.south = Math.min(land.south, y)
    land.north = Math.max(land.north, y)
  }
  return land
}

/** All land of the world, polygon by polygon. */
export const readWorld = ({ arcs, countries }: WorldFile): Land[] => {
  const lines = arcs.map(decode)
  return countries
    .flatMap((polygons, country) =>
      polygons.map((parts) => {
        const points = parts.flatMap((part, i) => {
          const line = part < 0 ? (lines[~part] ?? []).toReversed() : (lines[part] ?? [])
          // the first point of a line is the last of the one before
          return i === 0 ? line : line.slice(1)
        })
        return unwrapped(country, points)
      }),
    )
    .flat()
}

/** A polygon that crosses the date line goes on beyond 180 degrees, and is there a second time, 360 degrees to the west. */
const unwrapped = (country: number, points: readonly (readonly [number, number])[]): Land[] => {
  let shift = 0
  const ring = Float64Array.from(
    points.flatMap(([x, y], i) => {
      const jump = x - (points[i - 1]?.[0] ?? x)
      if (Math.abs(jump) > 180) shift -= Math.sign(jump) * 360
      return [x + shift, y]
    }),
  )
  const land = landOf(country, ring)
  if (land.east <= 180 && land.west >= -180) return [land]
  const away = land.east > 180 ? -360 : 360
  return [
    land,
    landOf(
      country,
      ring.map((value, i) => (i % 2 === 0 ? value + away : value)),
    ),
  ]
}

/** Whether a position is inside of a polygon. */
export const isOn = ({ ring, west, south, east, north }: Land, { longitude: x, latitude: y }: Position) => {
  if (x < west || x > east || y < south || y > north) return false
  let isInside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const ax = ring[i] ?? 0
    const ay = ring[i + 1] ?? 0
    const bx = ring[j] ?? 0
    const by = ring[j + 1] ?? 0
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}
