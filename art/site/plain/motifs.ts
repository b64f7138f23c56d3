import { span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { below } from '../../toolkit/path.ts'
import { circle, ellipse, join, place, rect, shape } from '../../toolkit/svg.ts'
import type { PlainTones } from './tones.ts'

/** The sun or moon in rings of light. */
export const rings = (
  { sky, sun }: PlainTones,
  size: readonly [number, number],
  at: readonly [number, number],
) => {
  const [width, height] = size
  const [x, y] = at
  const step = Math.max(width, height) / 8.5
  return join(
    rect(sky[0] ?? '', 0, 0, width, height),
    sky.slice(1).map((tone, i, all) => circle(tone, x, y, step * (all.length - i) + step * 0.2)),
    circle(sun, x, y, step * 0.46),
  )
}

/** Hills of cut paper; each of `crests` is the height of one, the farthest first. */
export const hills = (
  kit: Kit,
  tones: readonly string[],
  {
    width,
    height,
    crests,
    swell,
  }: { width: number; height: number; crests: readonly number[]; swell: number },
): string =>
  join(
    crests.map((crest, i) => {
      const xs = span(-width * 0.1, width * 1.1, 6 + (i % 2))
      const points = xs.map((x) => [x, crest + kit.random.between(-swell, swell)] as const)
      return shape(tones[i] ?? '', below(points, height + 20))
    }),
  )

/** A round tree on a thin trunk, its foot at the origin, some 150 high. */
export const roundTree = ({ tree: [back, front], trunk }: Pick<PlainTones, 'tree' | 'trunk'>): string =>
  join(
    shape(trunk, 'M-5 0l3-70h4l3 70zM-1-52l-18-20 3-3 17 17zM1-42l20-20 3 3-21 23z'),
    ellipse(back, 0, -102, 46, 52),
    shape(front, 'M-6-152a40 46 0 0 1 44 44c0 22-12 40-32 44 14-24 12-60-12-88z'),
  )

/** A slender tree, its foot at the origin, some 190 high. */
export const slenderTree = ({ tree: [back, front], trunk }: PlainTones): string =>
  join(
    rect(trunk, -3, -22, 6, 22),
    shape(back, 'M0-190c20 40 28 84 26 118-2 32-12 54-26 56-14-2-24-24-26-56-2-34 6-78 26-118z'),
    shape(front, 'M0-190c20 40 28 84 26 118-2 32-12 54-26 56 10-40 12-110 0-174z'),
  )

const pane = (tones: PlainTones, x: number, y: number) =>
  join(
    rect(tones.wood, x - 4, y - 4, 44, 56, 2),
    rect(tones.window, x, y, 16, 22),
    rect(tones.window, x + 20, y, 16, 22),
    rect(tones.window, x, y + 26, 16, 22),
    rect(tones.window, x + 20, y + 26, 16, 22),
  )

/** A house with two gables, its ground line at the origin: 420 wide, some 300 high. */
export const house = (tones: PlainTones): string => {
  const { wall, roof, wood } = tones
  return join(
    rect(roof[0], 120, -290, 26, 70),
    rect(wall[0], 6, -150, 214, 150),
    shape(roof[0], 'M20-150l40-96h142l40 96z'),
    shape(wall[1], 'M-190 0v-156l100-104L10-156V0z'),
    shape(roof[1], 'M-90-284L34-156l-14 14-110-114-110 114-14-14z'),
    circle(wood, -90, -196, 15),
    circle(tones.window, -90, -196, 11),
    pane(tones, -160, -120),
    pane(tones, 84, -112),
    pane(tones, 154, -112),
    shape(wood, 'M-84 0v-86a28 28 0 0 1 56 0V0z'),
    shape(roof[1], 'M-78 0v-85a22 22 0 0 1 44 0V0z'),
    circle(tones.window, -44, -44, 3.4),
    rect(wood, -96, -6, 80, 6),
  )
}

/** A path from the door to the near edge, as wide as `reach` there. */
export const path = (
  { path: tone }: PlainTones,
  [x, y]: readonly [number, number],
  bottom: number,
  reach: number,
) =>
  shape(
    tone,
    `M${x - 24} ${y}h48c10 ${Math.round((bottom - y) * 0.3)} ${-reach * 0.5} ${Math.round((bottom - y) * 0.5)} ${-Math.round(reach * 0.2)} ${bottom - y}h${-reach}c0 ${-Math.round((bottom - y) * 0.5)} ${Math.round(reach * 0.9)} ${-Math.round((bottom - y) * 0.6)} ${Math.round(reach * 1.2) - 48} ${-(bottom - y)}z`,
  )

export const at = (drawing: string, spots: readonly (readonly [number, number, number])[]): string =>
  join(spots.map(([x, y, scale], i) => place(drawing, { x, y, scale, flip: i % 2 === 1 })))
