import type { Point } from './geometry.ts'

/** A room point in centimetres: x to the right, y up from the floor, z away from the eye. */
export type RoomPoint = readonly [x: number, y: number, z: number]

export interface Camera {
  (x: number, y: number, z: number): Point
  readonly eye: { readonly x: number; readonly y: number }
  /** Where all depth lines meet; its height is the horizon's. */
  readonly vanishing: Point
  readonly focal: number
}

export const createCamera = ({ at = [600, 360] as Point, focal = 800, x: eyeX = 0, y: eyeY = 150 }): Camera =>
  Object.assign(
    (x: number, y: number, z: number): Point => [
      at[0] + ((x - eyeX) * focal) / z,
      at[1] - ((y - eyeY) * focal) / z,
    ],
    { eye: { x: eyeX, y: eyeY }, vanishing: at, focal },
  )
