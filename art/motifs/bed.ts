import type { Mood, Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { type Point, steps, turn } from '../toolkit/geometry.ts'
import { blob, curve, polygon } from '../toolkit/path.ts'
import { join, markBed, shape } from '../toolkit/svg.ts'
import { type Block, block, sheet } from './blocks.ts'
import { type Posts, postsAround } from './posts.ts'

export type Head = 'back' | 'left' | 'right'

/** Least and greatest width of a made bed, in centimetres. */
const widths = {
  king: [144, 200],
  queen: [140, 170],
  single: [66, 100],
} as const

export interface Bed {
  kind: keyof typeof widths
  /** Four posts around it, bare or with a canopy of cloth. */
  posts?: Posts
  x: readonly [number, number]
  z: readonly [number, number]
  head: Head
  /** Top of the mattress. */
  height?: number
  headboard?: number
  /** Colour of the throw over the foot end. */
  spread?: Tones
  cushions?: readonly Tones[]
  linen?: Tones
  wood?: Tones
  stripes?: string
  pillows?: number
  /** Seen through a door: only its head end, pillows and sheet. */
  beyond?: boolean
}

/** A stretch of the bed measured from its head: `from` and `to` in centimetres along its length. */
const stretch = ({ x, z, head }: Bed, from: number, to: number, grow: number): Pick<Block, 'x' | 'z'> => {
  if (head === 'back') return { x: [x[0] - grow, x[1] + grow], z: [z[1] - to, z[1] - from] }
  if (head === 'left') return { x: [x[0] + from, x[0] + to], z: [z[0] - grow, z[1] + grow] }
  return { x: [x[1] - to, x[1] - from], z: [z[0] - grow, z[1] + grow] }
}

const lengthOf = ({ x, z, head }: Bed) => (head === 'back' ? z[1] - z[0] : x[1] - x[0])

const widthOf = ({ x, z, head }: Bed) => (head === 'back' ? x[1] - x[0] : z[1] - z[0])

/** A pillow: a soft square with one shaded corner. */
export const pillow = (tones: Tones, [cx, cy]: Point, width: number, height: number, tilt = 0): string => {
  const at = (x: number, y: number): Point => {
    const [px, py] = turn([x * width * 0.5, y * height * 0.5], tilt)
    return [cx + px, cy + py]
  }
  const body = [
    at(-0.98, -0.94),
    at(0, -0.86),
    at(0.98, -0.94),
    at(0.9, 0),
    at(0.98, 0.96),
    at(0, 0.92),
    at(-0.98, 0.96),
    at(-0.9, 0),
  ]
  const shade = [
    at(0.98, -0.94),
    at(0.9, 0),
    at(0.98, 0.96),
    at(0, 0.92),
    at(-0.98, 0.96),
    at(0, 0.72),
    at(0.68, 0.5),
    at(0.78, -0.1),
  ]
  return join(shape(tones[2], blob(body)), shape(tones[1], blob(shade)))
}

const headboardOf = (camera: Camera, bed: Bed, wood: Tones): string => {
  const { x, z, head, headboard = 110 } = bed
  if (head === 'back')
    return block(camera, wood, { x: [x[0] - 8, x[1] + 8], y: [0, headboard], z: [z[1], z[1] + 8] })
  const at = head === 'left' ? ([x[0] - 8, x[0]] as const) : ([x[1], x[1] + 8] as const)
  return block(camera, [wood[0], wood[0], wood[2]], { x: at, y: [0, headboard], z: [z[0] - 6, z[1] + 6] })
}

const pillowsOf = (camera: Camera, bed: Bed, linen: Tones): string => {
  const { x, z, head, height = 56, pillows = 2 } = bed
  const across = head === 'back' ? x[1] - x[0] : z[1] - z[0]
  const put = (u: number, away: number, tones: Tones, w: number, h: number, tilt: number) => {
    const spot = (dy: number) =>
      head === 'back'
        ? camera(x[0] + u * across, height + dy, z[1] - away)
        : camera(head === 'left' ? x[0] + away : x[1] - away, height + dy, z[1] - u * across)
    const scale = camera.focal / (head === 'back' ? z[1] - away : z[1] - u * across)
    const [cx, cy] = spot(h * 0.42)
    return pillow(tones, [cx, cy], w * scale, h * scale, tilt)
  }
  const sideways = head !== 'back'
  const lean = head === 'left' ? -14 : head === 'right' ? 14 : 0
  const width = sideways ? 30 : (across / pillows) * 0.88
  const rest = steps(pillows).map((i) =>
    put((i + 0.5) / pillows, 18, linen, width, sideways ? 46 : 44, lean || (i ? 2 : -2)),
  )
  const soft = (bed.cushions ?? []).map((tones, i, all) =>
    put(
      all.length === 1 ? 0.5 : 0.28 + (0.44 * i) / (all.length - 1),
      sideways ? 46 : 34,
      tones,
      sideways ? 26 : 46,
      34,
      lean || (i ? 5 : -4),
    ),
  )
  return join(rest, soft)
}

/** Stripes over the throw, woven as the island's handloom does it. */
const handloom = (camera: Camera, fill: string, bed: Bed, from: number, to: number, y: number): string => {
  const rows = [0.18, 0.28, 0.72, 0.82]
  const top = rows.map((t) => {
    const at = from + (to - from) * t
    return sheet(camera, fill, stretch(bed, at, at + 3.5, 5), y)
  })
  if (bed.head === 'back') return join(top)
  const near = bed.z[0] - 5
  const hang = rows.map((t) => {
    const at = from + (to - from) * t
    const { x } = stretch(bed, at, at + 3.5, 5)
    return polygon(
      [camera(x[0], y, near), camera(x[1], y, near), camera(x[1], 22, near), camera(x[0], 22, near)],
      1,
    )
  })
  return join(top, shape(fill, hang.join('')))
}

/** The hem of a sheet that hangs towards us, in shallow waves. */
const hem = (camera: Camera, fill: string, from: number, to: number, y: number, z: number): string => {
  const count = 8
  const points = steps(count + 1).map((i) =>
    camera(from + ((to - from) * i) / count, y - (i % 2 ? 4 : 0.5), z),
  )
  const a = camera(from, y + 4, z)
  const b = camera(to, y + 4, z)
  return shape(
    fill,
    `${curve(points, false, 1)}L${Math.round(b[0])} ${Math.round(b[1])}H${Math.round(a[0])}z`,
  )
}

/** A made bed, with markers for its parts. */
export const bed = (camera: Camera, mood: Mood, spec: Bed): string => {
  const { kind, posts } = spec
  const [least, most] = widths[kind]
  const width = widthOf(spec)
  if (width < least || width > most) throw new Error(`A ${kind} bed is not ${width} cm wide`)
  if (spec.beyond) return markBed(kind, headEnd(camera, mood, spec))
  if (!posts) return markBed(kind, madeBed(camera, mood, spec))
  const { far, near } = postsAround(camera, mood, spec, posts)
  return markBed(`${kind} ${posts}`, far, madeBed(camera, mood, spec), near)
}

const headEnd = (camera: Camera, mood: Mood, spec: Bed): string => {
  const { height = 56, wood = mood.wood, linen = mood.linen } = spec
  return join(
    headboardOf(camera, spec, wood),
    block(camera, [linen[0], linen[0], linen[2]], {
      ...stretch(spec, 0, lengthOf(spec), 0),
      y: [24, height],
    }),
    pillowsOf(camera, spec, linen),
  )
}

const madeBed = (camera: Camera, mood: Mood, spec: Bed): string => {
  const { height = 56, wood = mood.wood, linen = mood.linen, spread = mood.accent } = spec
  const length = lengthOf(spec)
  const from = length - 78
  const to = length - 18
  const duvet = stretch(spec, 62, length + 2, 3)
  const front = spec.head === 'back' ? ([spec.x[0] - 3, spec.x[1] + 3] as const) : duvet.x
  return join(
    sheet(camera, mood.floor[0], stretch(spec, -8, length + 10, 16)),
    headboardOf(camera, spec, wood),
    block(camera, wood, { ...stretch(spec, 0, length, 0), y: [8, 30] }),
    block(camera, [linen[0], linen[1], linen[2]], { ...stretch(spec, 0, length, -2), y: [30, height - 2] }),
    block(camera, [linen[0], linen[0], linen[1]], { ...duvet, y: [24, height] }),
    hem(camera, linen[0], front[0], front[1], 24, duvet.z[0]),
    sheet(camera, linen[2], stretch(spec, 48, 84, 3), height + 1),
    pillowsOf(camera, spec, linen),
    block(camera, [spread[0], spread[0], spread[1]], { ...stretch(spec, from, to, 5), y: [20, height + 2] }),
    spec.head === 'back' ? sheet(camera, linen[1], stretch(spec, to, length + 2, 3), height + 1) : '',
    spec.head === 'back'
      ? block(camera, [linen[0], linen[0], linen[1]], {
          ...stretch(spec, to, length + 3, 3),
          y: [24, height],
        })
      : '',
    spec.head === 'back' ? hem(camera, linen[0], front[0], front[1], 24, spec.z[0] - 3) : '',
    spec.stripes ? handloom(camera, spec.stripes, spec, from, to, height + 2) : '',
  )
}
