import { type Point, spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { curve, polygon } from '../toolkit/path.ts'
import { circle, join, type Placing, place, shape, use } from '../toolkit/svg.ts'

export interface Frond {
  /** Degrees; 0 points right, -90 up. */
  angle: number
  length: number
  /** Degrees by which the tip has sunk below the start. */
  droop: number
  width: number
  leaves: number
  /** How much of a leaflet is gap: 0 a solid blade, 1 single threads. */
  gap?: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const toward = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.cos(radians(degrees)) * length,
  y + Math.sin(radians(degrees)) * length,
]

const spineOf = ({ angle, length, droop, leaves }: Frond) => {
  const nodes: { point: Point; heading: number }[] = []
  let point: Point = [0, 0]
  for (let i = 0; i <= leaves; i += 1) {
    const heading = angle + droop * (i / leaves) ** 1.25
    nodes.push({ point, heading })
    point = toward(point, heading, length / leaves)
  }
  return nodes
}

/** The outline of one palm frond: leaflets along an arching spine, hanging below, shorter above. */
export const frond = (spec: Frond, places = 0): string => {
  const nodes = spineOf(spec)
  const { width, leaves, gap = 0.6 } = spec
  const swell = (t: number) => width * Math.sin(Math.PI * (0.1 + 0.82 * t)) ** 0.75
  const side = (sign: 1 | -1, share: number): Point[] =>
    nodes.slice(0, -1).flatMap(({ point, heading }, i) => {
      const reach = swell(i / leaves) * share
      const lean = sign * (62 - 30 * (i / leaves))
      return [
        toward(point, heading + lean, reach * (1 - gap)),
        toward(point, heading + lean * 0.82, reach * 1.12),
      ]
    })
  const tip = nodes.at(-1)?.point ?? [0, 0]
  return polygon([[0, 0], ...side(-1, 0.72), tip, ...side(1, 1).reverse()], places)
}

/** A single frond that hangs into the picture from its upper edge, near and dark. */
export const overhang = (fill: string, placing: Placing): string =>
  place(shape(fill, frond({ angle: 32, length: 430, droop: 48, width: 100, leaves: 17, gap: 0.84 })), placing)

const half = (tilts: readonly (readonly [angle: number, droop: number, length: number])[], leaves: number) =>
  tilts
    .map(([angle, droop, length]) => frond({ angle, droop, length, width: length * 0.2, leaves, gap: 0.62 }))
    .join('')

export interface PalmTones {
  trunk: string
  ring?: string
  back: string
  front: string
  nuts?: string
}

/** A crown about 200 units wide: dark fronds behind, lit fronds in front. */
export const palmCrown = (kit: Kit, tones: PalmTones, leaves = 9): string => {
  const behind = kit.define(`<path d="${half(spots('-62,88,112 -8,78,96 22,62,78'), leaves)}"/>`)
  const before = kit.define(`<path d="${half(spots('-86,108,96 -36,92,118 4,84,88'), leaves)}"/>`)
  return join(
    use(behind, tones.back, { flip: true }),
    use(behind, tones.back, {}),
    tones.nuts
      ? [circle(tones.nuts, -8, 6, 7), circle(tones.nuts, 6, 9, 7), circle(tones.nuts, -1, 13, 6)]
      : '',
    use(before, tones.front, { flip: true, turn: 7 }),
    use(before, tones.front, { turn: -4 }),
  )
}

/** A trunk from the foot to the crown that leans by `lean` and swells at the foot. */
export const trunk = (fill: string, foot: Point, top: Point, girth: number, bend = 0.3): string => {
  const sag = (top[0] - foot[0]) * bend
  const at = (t: number): Point => [
    foot[0] + (top[0] - foot[0]) * t - sag * Math.sin(Math.PI * t) - 0,
    foot[1] + (top[1] - foot[1]) * t,
  ]
  const girths = [1.55, 1, 0.82, 0.7, 0.6]
  const left = girths.map((g, i): Point => [at(i / 4)[0] - (girth * g) / 2, at(i / 4)[1]])
  const right = girths.map((g, i): Point => [at(i / 4)[0] + (girth * g) / 2, at(i / 4)[1]]).reverse()
  const back = curve(right, false).replace(/^M[-\d. ]+?(?=c)/, (m) => `L${m.slice(1)}`)
  return shape(fill, `${curve(left, false)}${back}z`)
}

export interface Palm {
  foot: Point
  top: Point
  /** Radius of the crown. */
  reach: number
  girth?: number
  flip?: boolean
  leaves?: number
}

export const palm = (
  kit: Kit,
  tones: PalmTones,
  { foot, top, reach, girth = reach * 0.13, flip = false, leaves = 9 }: Palm,
): string =>
  join(
    trunk(tones.trunk, foot, top, girth),
    tones.ring ? rings(tones.ring, foot, top, girth) : '',
    place(palmCrown(kit, tones, leaves), { x: top[0], y: top[1], scale: reach / 110, flip }),
  )

const rings = (fill: string, foot: Point, top: Point, girth: number): string => {
  const count = Math.max(4, Math.floor(Math.abs(foot[1] - top[1]) / (girth * 1.5)))
  const sag = (top[0] - foot[0]) * 0.3
  const d = steps(count).map((i) => {
    const t = (i + 0.5) / count
    const x = foot[0] + (top[0] - foot[0]) * t - sag * Math.sin(Math.PI * t)
    const y = foot[1] + (top[1] - foot[1]) * t
    const w = girth * (1 - 0.38 * t)
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(w / 2)}-${Math.round(w * 0.18)}v${Math.max(2, Math.round(w * 0.16))}l${-Math.round(w / 2)} ${Math.round(w * 0.18)}z`
  })
  return shape(fill, d.join(''))
}
