import type { Tones } from '../moods/mood.ts'
import type { Point } from '../toolkit/geometry.ts'
import { curve, polygon } from '../toolkit/path.ts'
import { join, shape } from '../toolkit/svg.ts'

/** Half an outline from top to bottom: distance from the axis, height (down is positive). */
export type Profile = readonly Point[]

const closed = (left: readonly Point[], right: readonly Point[], soft: boolean): string => {
  if (!soft) return polygon([...left, ...right.slice().reverse()], 1)
  const back = curve(right.slice().reverse(), false, 1)
  const [start] = right.slice().reverse()
  const body = back.slice(back.indexOf('c'))
  return `${curve(left, false, 1)}L${start?.[0] ?? 0} ${start?.[1] ?? 0}${body}z`
}

/** A turned thing (vase, lamp, cup, baluster): light on the left, shade on the right. */
export const turned = (tones: Tones, profile: Profile, { soft = true, split = 0.2 } = {}): string => {
  const side = (share: number) => profile.map(([r, y]): Point => [r * share, y])
  return join(
    shape(tones[1], closed(side(-1), side(1), soft)),
    shape(tones[2], closed(side(-0.72), side(-0.38), soft)),
    shape(tones[0], closed(side(split), side(1), soft)),
  )
}
