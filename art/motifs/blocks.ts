import type { Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { face, join } from '../toolkit/svg.ts'

export interface Block {
  x: readonly [number, number]
  y: readonly [number, number]
  /** Near to far. */
  z: readonly [number, number]
}

/** A box of three flat tones: side in shade, front plain, top in light. */
export const block = (
  camera: Camera,
  tones: Tones,
  { x: [x0, x1], y: [y0, y1], z: [z0, z1] }: Block,
): string => {
  const side = x0 > camera.eye.x ? x0 : x1 < camera.eye.x ? x1 : undefined
  return join(
    side === undefined
      ? ''
      : face(tones[0], [
          camera(side, y0, z0),
          camera(side, y1, z0),
          camera(side, y1, z1),
          camera(side, y0, z1),
        ]),
    y1 < camera.eye.y
      ? face(tones[2], [camera(x0, y1, z0), camera(x1, y1, z0), camera(x1, y1, z1), camera(x0, y1, z1)])
      : '',
    y0 > camera.eye.y
      ? face(tones[0], [camera(x0, y0, z0), camera(x1, y0, z0), camera(x1, y0, z1), camera(x0, y0, z1)])
      : '',
    face(tones[1], [camera(x0, y0, z0), camera(x1, y0, z0), camera(x1, y1, z0), camera(x0, y1, z0)]),
  )
}

/** A flat piece lying on a horizontal plane (floor, table, bed). */
export const sheet = (
  camera: Camera,
  fill: string,
  { x: [x0, x1], z: [z0, z1] }: Pick<Block, 'x' | 'z'>,
  y = 0,
  opacity = 1,
): string => face(fill, [camera(x0, y, z0), camera(x1, y, z0), camera(x1, y, z1), camera(x0, y, z1)], opacity)
