import { isOn, type Land, type Position } from './world.ts'

/** A part of the world on a picture. */
export interface Frame {
  west: number
  north: number
  /** Pixels of a degree of longitude, and of latitude. */
  scaleX: number
  scaleY: number
  width: number
  height: number
}

/** Degrees of latitude that a map shows at least and at most: an island, and a part of a large country. */
const least = 1.6
const most = 34
/** An islet alone says nothing: the map shows what is around it. */
const islet = 0.5
const aroundIslet = 9
/** Degrees within which land is near enough for a place that stands on no outline, such as an atoll. */
const reach = 3

const distance = ({ ring }: Land, { longitude, latitude }: Position) => {
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0; i < ring.length; i += 2)
    nearest = Math.min(nearest, Math.hypot((ring[i] ?? 0) - longitude, (ring[i + 1] ?? 0) - latitude))
  return nearest
}

/** The land of a place: the polygon around it, or the nearest one. */
export const landAt = (world: readonly Land[], at: Position): Land | undefined => {
  const around = world.find((land) => isOn(land, at))
  if (around) return around
  const near = world
    .filter(
      ({ west, east, south, north }) =>
        at.longitude > west - reach &&
        at.longitude < east + reach &&
        at.latitude > south - reach &&
        at.latitude < north + reach,
    )
    .map((land) => ({ land, away: distance(land, at) }))
    .filter(({ away }) => away < reach)
    .sort((one, other) => one.away - other.away)
  return near[0]?.land
}

/** The frame around a middle with this height in degrees of latitude. */
export const frameOf = (
  middle: Position,
  degrees: number,
  { width, height }: { width: number; height: number },
): Frame => {
  const scaleY = height / degrees
  // so that a country is as wide as it is: at the poles nobody has a guesthouse
  const scaleX = scaleY * Math.max(0.2, Math.cos((middle.latitude * Math.PI) / 180))
  return {
    west: middle.longitude - width / scaleX / 2,
    north: middle.latitude + degrees / 2,
    scaleX,
    scaleY,
    width,
    height,
  }
}

/** The frame that shows where in its land a place is. */
export const frameAround = (
  world: readonly Land[],
  at: Position,
  size: { width: number; height: number },
): Frame => {
  const land = landAt(world, at)
  if (!land) return frameOf(at, 4, size)
  const stretch = Math.cos((at.latitude * Math.PI) / 180)
  const needed = Math.max(
    land.north - land.south,
    ((land.east - land.west) * stretch * size.height) / size.width,
  )
  const degrees = needed < islet ? aroundIslet : Math.min(most, Math.max(least, needed * 1.25))
  const middleOf = (low: number, high: number, place: number, half: number) =>
    high - low <= half * 2 ? (low + high) / 2 : Math.min(high - half * 0.8, Math.max(low + half * 0.8, place))
  const halfWide = (degrees * size.width) / size.height / stretch / 2
  return frameOf(
    {
      latitude: middleOf(land.south, land.north, at.latitude, degrees / 2),
      longitude: middleOf(land.west, land.east, at.longitude, halfWide),
    },
    degrees,
    size,
  )
}

export const toPixel = (frame: Frame, { latitude, longitude }: Position) => ({
  x: (longitude - frame.west) * frame.scaleX,
  y: (frame.north - latitude) * frame.scaleY,
})

export const toPosition = (frame: Frame, x: number, y: number): Position => ({
  latitude: frame.north - y / frame.scaleY,
  longitude: frame.west + x / frame.scaleX,
})
