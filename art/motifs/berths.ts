import type { Mood, Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { type Point, span } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { circle, face, join, markBed, shape } from '../toolkit/svg.ts'
import { pillow } from './bed.ts'
import { block, sheet } from './blocks.ts'
import { glow } from './decor.ts'

/** Beds that are more than a made mattress; all lie along the back wall. */
interface Berth {
  x: readonly [number, number]
  z: readonly [number, number]
}

const inset = ([from, to]: readonly [number, number], by: number) => [from + by, to - by] as const

/** A pillow against the end of a berth, seen from the front. */
const headPillow = (camera: Camera, tones: Tones, x: number, y: number, z: number, tilt = 6): string => {
  const scale = camera.focal / z
  const [px, py] = camera(x, y, z)
  return pillow(tones, [px, py - 13 * scale], 40 * scale, 28 * scale, tilt)
}

interface Bunk extends Berth {
  hull: Tones
  /** Tones of the two blankets, the lower first. */
  blankets: readonly [Tones, Tones]
}

/** Two berths one above the other, built like a fishing boat: its bow is on the right, a porthole and a lamp are in each. */
export const bunk = (camera: Camera, mood: Mood, { x, z, hull, blankets }: Bunk): string => {
  const { wood, linen, second } = mood
  const [x0, x1] = x
  const length = x1 - x0
  const level = (y: number, blanket: Tones) => {
    const lamp = camera(x1 - 46, y + 62, z[1])
    const hole = camera(x0 + 62, y + 52, z[1])
    const scale = camera.focal / z[1]
    const sheer = (t: number) => y + 20 + 22 * t ** 3
    const board = (low: (t: number) => number, high: (t: number) => number): Point[] => {
      const along = span(0, 1, 9)
      return [
        ...along.map((t) => camera(x0 + length * t, high(t), z[0])),
        ...[...along].reverse().map((t) => camera(x0 + (length - 14 * (1 - t ** 4)) * t, low(t), z[0])),
      ]
    }
    return join(
      circle(wood[0], ...hole, 17 * scale),
      circle(mood.sky[2] ?? '', ...hole, 13 * scale),
      circle(mood.sun, hole[0] + 4 * scale, hole[1] - 3 * scale, 4.5 * scale),
      glow(second[1], ...lamp, 46, 0.2),
      circle(second[2], ...lamp, 4 * scale),
      block(camera, hull, { x, y: [y - 8, y], z }),
      block(camera, linen, { x: inset(x, 3), y: [y, y + 15], z: inset(z, 3) }),
      headPillow(camera, linen, x1 - 34, y + 15, z[1] - 34),
      block(camera, [blanket[0], blanket[1], blanket[2]], {
        x: [x0 + 4, x1 - 74],
        y: [y + 12, y + 18],
        z: inset(z, 2),
      }),
      shape(
        hull[1],
        polygon(
          board((t) => y - 12 + 8 * t ** 3, sheer),
          1,
        ),
      ),
      shape(
        second[1],
        polygon(
          board(
            (t) => sheer(t) - 9,
            (t) => sheer(t) - 4,
          ),
          1,
        ),
      ),
      shape(
        hull[2],
        polygon(
          board((t) => sheer(t) - 3, sheer),
          1,
        ),
      ),
    )
  }
  const post = (px: number, at: number, height: number) =>
    block(camera, wood, { x: [px - 4, px + 4], y: [0, height], z: [at - 4, at + 4] })
  const ladder = (px: number) =>
    block(camera, [wood[1], wood[2], wood[2]], { x: [px, px + 5], y: [0, 186], z: [z[0] - 8, z[0] - 4] })
  const rungs = [26, 52, 78, 104, 130].map((y) =>
    block(camera, [wood[1], wood[2], wood[2]], {
      x: [x0 + 14, x0 + 52],
      y: [y, y + 4],
      z: [z[0] - 7, z[0] - 4],
    }),
  )
  return markBed(
    'bunk',

    post(x0 + 4, z[1] - 4, 196),
    post(x1 - 4, z[1] - 4, 196),
    level(30, blankets[0]),
    level(126, blankets[1]),
    post(x0 + 2, z[0], 214),
    post(x1 - 2, z[0], 196),
    rungs,
    ladder(x0 + 10),
    ladder(x0 + 51),
  )
}

interface SofaBed extends Berth {
  cloth: Tones
  cushions: readonly Tones[]
}

/** A sofa whose mattress is pulled out and made: a sheet, a pillow, a folded blanket. */
export const sofaBed = (camera: Camera, mood: Mood, { x, z, cloth, cushions }: SofaBed): string => {
  const back = [z[1] - 22, z[1]] as const
  const arm = (from: number) =>
    block(camera, cloth, { x: [from, from + 16], y: [4, 58], z: [z[1] - 84, z[1] - 4] })
  const seat = inset(x, 16)
  const scale = camera.focal / back[0]
  const soft = cushions.map((tones, i) => {
    const [px, py] = camera(seat[0] + 30 + i * 44, 60, back[0])
    return pillow(tones, [px, py], 38 * scale, 32 * scale, i % 2 ? 6 : -6)
  })
  return markBed(
    'sofa bed',

    sheet(camera, mood.floor[0], { x: [x[0] - 8, x[1] + 8], z: [z[0] - 8, z[1]] }),
    block(camera, cloth, { x: inset(x, 4), y: [20, 86], z: back }),
    arm(x[0]),
    arm(x[1] - 16),
    block(camera, mood.wood, { x: inset(seat, 2), y: [6, 22], z: [z[0], back[0]] }),
    block(camera, mood.linen, { x: seat, y: [22, 38], z: [z[0] - 2, back[0]] }),
    soft,
    headPillow(camera, mood.linen, seat[1] - 30, 38, back[0] - 26),
    block(camera, [mood.accent[0], mood.accent[1], mood.accent[2]], {
      x: [seat[0] - 1, seat[1] + 1],
      y: [24, 41],
      z: [z[0] - 4, z[0] + 30],
    }),
    face(mood.second[1], [
      camera(seat[0] - 1, 34, z[0] - 4),
      camera(seat[1] + 1, 34, z[0] - 4),
      camera(seat[1] + 1, 31, z[0] - 4),
      camera(seat[0] - 1, 31, z[0] - 4),
    ]),
  )
}

interface DayBed extends Berth {
  cloth: Tones
  cushions: readonly [Tones, Tones]
}

/** A wooden frame with two raised ends, a mattress and a cushion at each end. */
export const dayBed = (camera: Camera, mood: Mood, { x, z, cloth, cushions }: DayBed): string => {
  const end = (from: number) => block(camera, mood.wood, { x: [from, from + 6], y: [0, 72], z })
  return markBed(
    'day bed',

    sheet(camera, mood.floor[0], { x: [x[0] - 6, x[1] + 6], z: [z[0] - 8, z[1]] }),
    end(x[0]),
    block(camera, mood.wood, { x: inset(x, 4), y: [18, 30], z }),
    block(camera, cloth, { x: inset(x, 6), y: [30, 46], z: inset(z, 1) }),
    headPillow(camera, cushions[0], x[0] + 30, 44, z[0] + 40, -8),
    headPillow(camera, cushions[1], x[1] - 30, 44, z[0] + 40, 8),
    end(x[1] - 6),
  )
}
