import type { Point } from './geometry.ts'

export interface Camera {
  (x: number, y: number, z: number): Point
  readonly eye: { readonly x: number; readonly y: number }
  /** Vanishing point of all depth lines; its height is that of the horizon. */
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
