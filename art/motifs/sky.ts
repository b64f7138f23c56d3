import { span, spots, steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { curve } from '../toolkit/path.ts'
import { circle, join, rect, shape } from '../toolkit/svg.ts'

/** Area that a sky covers: wider than the picture, so that a view may be moved behind a window. */
export const edge = { left: -300, right: 1500, top: -300, bottom: 1100 } as const
const width = edge.right - edge.left

/** Flat bands from the top down to `horizon`; `weights` sets their heights. */
export const bandedSky = (tones: readonly string[], horizon: number, top = 0): string =>
  join(
    tones.map((tone, i) => {
      const y = i === 0 ? edge.top : top + ((horizon - top) * i) / tones.length
      return rect(tone, edge.left, y, width, horizon - y + 2)
    }),
  )

/** Bands whose edges swell gently, as if printed from cut paper. */
export const wavySky = (kit: Kit, tones: readonly string[], horizon: number, top = 0): string =>
  join(
    rect(tones[0] ?? '', edge.left, edge.top, width, horizon - edge.top + 2),
    tones.slice(1).map((tone, i) => {
      const y = top + ((horizon - top) * (i + 1)) / tones.length
      const points = span(edge.left, edge.right, 7).map((x) => [x, y + kit.random.between(-16, 16)] as const)
      return shape(tone, `${curve(points, false)}V${Math.round(horizon + 2)}H${edge.left}z`)
    }),
  )

/** The sun with rings of light around it: the sky of a poster. */
export const ringedSky = (tones: readonly string[], x: number, y: number, ringStep: number): string =>
  join(
    rect(tones[0] ?? '', edge.left, edge.top, width, edge.bottom - edge.top),
    tones.slice(1).map((tone, i) => circle(tone, x, y, ringStep * (tones.length - 1 - i) + ringStep * 0.4)),
  )

/** Lying clouds: a few rounded bars that share one flat side. */
export const cloud = (fill: string, x: number, y: number, size: number, opacity = 1): string => {
  const bars = spots('0,0,1 0.16,-0.055,0.5 0.34,-0.11,0.24 -0.2,0.055,0.62')
  const r = Math.max(3, Math.round(size * 0.034))
  const d = bars.map(([dx, dy, w]) => {
    const length = Math.round(size * w)
    return `M${Math.round(x + dx * size)} ${Math.round(y + dy * size)}h${length}a${r} ${r} 0 0 1 0 ${2 * r}h${-length}a${r} ${r} 0 0 1 0 ${-2 * r}z`
  })
  return shape(fill, d.join(''), opacity)
}

export const stars = (kit: Kit, fill: string, horizon: number, count: number): string => {
  const d = steps(count).map(() => {
    const x = Math.round(kit.random.between(0, 1200))
    const y = Math.round(kit.random.between(-60, horizon * 0.8))
    const r = kit.random.next() > 0.75 ? 4 : 2.2
    return `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}z`
  })
  return shape(fill, d.join('').replace(/(\.\d{2})\d+/g, '$1'))
}

export const birds = (fill: string, at: readonly (readonly [number, number, number])[]): string =>
  shape(
    fill,
    at
      .map(([x, y, s]) => {
        const n = (v: number) => Math.round(v * s)
        return `M${x} ${y}q${n(-10)} ${n(-13)} ${n(-26)} ${n(-11)} ${n(14)} ${n(2)} ${n(26)} ${n(18)} ${n(10)} ${n(-16)} ${n(25)} ${n(-20)} ${n(-16)} ${n(0)} ${n(-25)} ${n(13)}z`
      })
      .join('')
      .replaceAll(/ -/g, '-'),
  )
