import type { Mood, Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { type Point, span, steps } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { face, join, rect, shape } from '../toolkit/svg.ts'
import { block } from './blocks.ts'

export interface Room {
  left: number
  right: number
  height: number
  back: number
  /** Distance of the front edge, where floor and walls leave the picture. */
  near: number
}

export interface RoomStyle {
  floor?: 'boards' | 'tiles' | 'plain'
  ceiling?: 'beams' | 'boards' | 'plain'
  /** The side wall that the light falls on. */
  lit?: 'left' | 'right' | 'none'
  /** Height of a painted dado along the walls, in centimetres. */
  dado?: number
}

const lines = (fill: string, quads: readonly (readonly Point[])[], opacity = 1): string =>
  shape(fill, quads.map((points) => polygon(points, 1)).join(''), opacity)

const floorOf = (camera: Camera, tones: Tones, room: Room, style: RoomStyle['floor']): string => {
  const { left, right, back, near } = room
  const base = face(tones[1], [
    camera(left, 0, near),
    camera(right, 0, near),
    camera(right, 0, back),
    camera(left, 0, back),
  ])
  if (style === 'plain') return base
  const across = span(left, right, style === 'tiles' ? 10 : 13).slice(1, -1)
  const along = across.map((x) => [
    camera(x - 1, 0, near),
    camera(x + 1, 0, near),
    camera(x + 1, 0, back),
    camera(x - 1, 0, back),
  ])
  const rows = style === 'tiles' ? span(back, near, 9).slice(1, -1) : []
  const cross = rows.map((z) => [
    camera(left, 0, z - 1),
    camera(right, 0, z - 1),
    camera(right, 0, z + 1),
    camera(left, 0, z + 1),
  ])
  return join(base, lines(tones[0], [...along, ...cross]))
}

const ceilingOf = (camera: Camera, tones: Tones, room: Room, style: RoomStyle['ceiling']): string => {
  const { left, right, height, back, near } = room
  const base = face(tones[1], [
    camera(left, height, near),
    camera(right, height, near),
    camera(right, height, back),
    camera(left, height, back),
  ])
  if (style === 'boards') {
    const seams = span(left, right, 14).slice(1, -1)
    return join(
      base,
      lines(
        tones[0],
        seams.map((x) => [
          camera(x - 1.5, height, near),
          camera(x + 1.5, height, near),
          camera(x + 1.5, height, back),
          camera(x - 1.5, height, back),
        ]),
      ),
    )
  }
  if (style !== 'beams') return base
  const beams = span(back - 40, near + 60, 4)
  return join(
    base,
    beams.map((z) =>
      block(camera, [tones[0], tones[0], tones[0]], {
        x: [left, right],
        y: [height - 16, height],
        z: [z, z + 14],
      }),
    ),
  )
}

const wallsOf = (camera: Camera, tones: Tones, room: Room, lit: RoomStyle['lit']): string => {
  const { left, right, height, back, near } = room
  const [shade, plain, light] = tones
  const side = (x: number, fill: string) =>
    face(fill, [camera(x, 0, near), camera(x, height, near), camera(x, height, back), camera(x, 0, back)])
  return join(
    side(left, lit === 'left' ? light : shade),
    side(right, lit === 'right' ? light : shade),
    face(plain, [
      camera(left, 0, back),
      camera(right, 0, back),
      camera(right, height, back),
      camera(left, height, back),
    ]),
  )
}

const dadoOf = (camera: Camera, room: Room, tones: Tones, height: number): string => {
  const { left, right, back, near } = room
  const side = (x: number, fill: string) =>
    face(fill, [camera(x, 0, near), camera(x, height, near), camera(x, height, back), camera(x, 0, back)])
  return join(
    side(left, tones[0]),
    side(right, tones[0]),
    face(tones[1], [
      camera(left, 0, back),
      camera(right, 0, back),
      camera(right, height, back),
      camera(left, height, back),
    ]),
  )
}

/** The empty room: ceiling, three walls, floor. */
export const interior = (camera: Camera, mood: Mood, room: Room, style: RoomStyle = {}): string =>
  join(
    rect(mood.wall[0], 0, 0, 1200, 800),
    ceilingOf(camera, mood.ceiling, room, style.ceiling ?? 'plain'),
    wallsOf(camera, mood.wall, room, style.lit ?? 'none'),
    style.dado ? dadoOf(camera, room, mood.second, style.dado) : '',
    floorOf(camera, mood.floor, room, style.floor ?? 'boards'),
  )

/** Window light lying on the floor, one bright pane for each column, pushed to one side by the sun. */
export const lightOnFloor = (
  camera: Camera,
  fill: string,
  {
    x: [x0, x1],
    back,
    from,
    to,
    slant,
    panes = 1,
  }: { x: readonly [number, number]; back: number; from: number; to: number; slant: number; panes?: number },
): string => {
  const gap = panes > 1 ? 7 : 0
  const width = (x1 - x0 + gap) / panes
  return lines(
    fill,
    steps(panes).map((i) => {
      const a = x0 + i * width
      const b = x0 + (i + 1) * width - gap
      const far = back - from
      const nearZ = back - to
      return [
        camera(a + slant * from, 0, far),
        camera(b + slant * from, 0, far),
        camera(b + slant * to, 0, nearZ),
        camera(a + slant * to, 0, nearZ),
      ]
    }),
  )
}
