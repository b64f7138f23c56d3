import type { Mood, Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, join, use } from '../toolkit/svg.ts'
import { chest, stand } from './furniture.ts'
import { tableLamp } from './lamps.ts'
import { bananaLeaf, fan, pot } from './plants.ts'

/** A bedside chest with its lamp. */
export const bedside = (
  camera: Camera,
  mood: Mood,
  x: readonly [number, number],
  z: readonly [number, number],
  shade: Tones = mood.second,
): string =>
  join(
    chest(camera, mood.wood, { x, z, height: 54 }),
    stand(camera, tableLamp(shade, mood.accent), (x[0] + x[1]) / 2, 54, (z[0] + z[1]) / 2),
  )

/** Lamp light on a wall: two flat rings. */
export const glow = (fill: string, x: number, y: number, radius: number, strength = 0.16): string =>
  join(circle(fill, x, y, radius, strength), circle(fill, x, y, radius * 0.58, strength * 1.3))

/** A palm in a pot. */
export const pottedFan = (
  kit: Kit,
  leaf: readonly string[],
  clay: readonly [string, string],
  length: number,
  angles: readonly number[] = [-160, -22, -140, -42, -120, -62, -96, -80],
): string =>
  join(
    `<g transform="translate(0 ${-Math.round(length * 0.24)})">${fan(kit, leaf, length, angles)}</g>`,
    pot(clay, length * 0.36, length * 0.32),
  )

/** Banana leaves rising from the origin. */
export const bananaClump = (
  tones: readonly (readonly [string, string])[],
  size: number,
  angles: readonly number[],
): string =>
  join(
    angles.map((angle, i) => {
      const pair = tones[i % tones.length] ?? ['', '']
      const right = Math.cos((angle * Math.PI) / 180) >= 0
      const leaf = bananaLeaf(pair, {
        angle: right ? angle : -180 - angle,
        length: size * (0.8 + 0.2 * Math.sin(i * 2.1 + 1)),
        droop: 50,
        width: size * 0.15,
      })
      return right ? leaf : `<g transform="scale(-1 1)">${leaf}</g>`
    }),
  )

/** Stems with frangipani flowers in a vase: the flowers only; the vase stands at the origin. */
export const posy = (flower: string, spots: readonly (readonly [number, number, number])[]): string =>
  join(spots.map(([x, y, scale], i) => use(flower, '', { x, y, scale, turn: i * 34 })))
