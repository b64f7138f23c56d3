import { type Point, points, span, steps, turn } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { blob, curve, polygon } from '../toolkit/path.ts'
import { circle, join, shape, use } from '../toolkit/svg.ts'
import { frond } from './palms.ts'

const bladeOf = (angle: number, length: number, droop: number) => {
  const count = 9
  const spine: { point: Point; heading: number }[] = []
  let point: Point = [0, 0]
  for (let i = 0; i <= count; i += 1) {
    const heading = angle + droop * (i / count) ** 1.3
    spine.push({ point, heading })
    const [dx, dy] = turn([length / count, 0], heading)
    point = [point[0] + dx, point[1] + dy]
  }
  return spine
}

/** A banana leaf from its stem: two halves in two tones, slit by the wind. */
export const bananaLeaf = (
  tones: readonly [string, string],
  { angle, length, droop, width }: { angle: number; length: number; droop: number; width: number },
): string => {
  const spine = bladeOf(angle, length, droop)
  const reach = (t: number) => width * Math.sin(Math.PI * t ** 0.85) ** 0.7
  const stem = spine.map(({ point }) => point)
  const rimAt = (i: number, sign: 1 | -1, out = 1): Point => {
    const { point, heading } = spine[i] ?? { point: [0, 0], heading: 0 }
    const [dx, dy] = turn([reach(i / 9) * 0.3, sign * reach(i / 9) * out], heading)
    return [point[0] + dx, point[1] + dy]
  }
  const half = (sign: 1 | -1) => {
    const rim = [stem[0] ?? [0, 0], ...steps(8).map((i) => rimAt(i + 1, sign)), stem[9] ?? [0, 0]] as Point[]
    const back = curve(stem.slice().reverse(), false)
    return `${curve(rim, false)}${back.slice(back.indexOf('c'))}z`
  }
  const slits = (
    [
      [3, 1],
      [5, 1],
      [7, 1],
      [4, -1],
      [6, -1],
    ] as const
  ).map(([i, sign]) => {
    const [x, y] = rimAt(i, sign, 1.04)
    const [u, v] = rimAt(i, sign, 0.3)
    const [a, b] = turn([length * 0.012, 0], spine[i]?.heading ?? 0)
    return polygon([
      [x - a, y - b],
      [x + a, y + b],
      [u - a * 3, v - b * 3],
    ])
  })
  return join(
    shape(tones[0], half(-1)),
    shape(tones[1], half(1)),
    shape(tones[1], slits.slice(3).join('')),
    shape(tones[0], slits.slice(0, 3).join('')),
  )
}

/** A five-petalled temple flower about 40 units wide. */
export const frangipani = (kit: Kit, petal: string, shade: string, heart: string): string => {
  const one = kit.define(
    shape(petal, 'M0 0c-9-6-10-19-1-23 10 1 11 15 1 23z'),
    shape(shade, 'M0 0c8-7 8-20-1-23 14-1 13 17 1 23z'),
  )
  return kit.define(
    steps(5).map((i) => use(one, '', { turn: i * 72 })),
    circle(heart, 0, 0, 5),
  )
}

/** A frangipani tree: blunt forked limbs, leaves in rosettes, flowers between them. */
export const frangipaniTree = (
  kit: Kit,
  tones: { bark: string; leaf: string; light: string; petal: string; shade: string; heart: string },
): string => {
  const limbs: [number, number, number, number, number][] = [
    [0, 0, 0, -110, 34],
    [0, -100, -70, -190, 24],
    [0, -100, 64, -196, 24],
    [-70, -186, -128, -222, 15],
    [-70, -186, -48, -266, 15],
    [64, -190, 24, -262, 15],
    [64, -190, 128, -238, 15],
    [-48, -262, -88, -308, 10],
    [-48, -262, -16, -318, 10],
    [24, -258, 50, -316, 10],
    [128, -234, 168, -268, 10],
    [128, -234, 104, -292, 10],
    [-128, -220, -176, -246, 10],
  ]
  const wood = limbs.map(([x, y, u, v, w]) => `<path d="M${x} ${y}L${u} ${v}" stroke-width="${w}"/>`)
  const leaf = kit.define(
    shape(tones.leaf, 'M0 0c-16-14-18-44-2-62 16 16 18 46 2 62z') +
      shape(tones.light, 'M0 0c14-12 16-44-2-62 22 14 24 44 2 62z'),
  )
  const flower = frangipani(kit, tones.petal, tones.shade, tones.heart)
  const ends: Point[] = points(
    '-88,-308 -16,-318 50,-316 168,-268 104,-292 -176,-246 -128,-226 128,-240 16,-268',
  )
  const rosette = kit.define([-100, 100, -65, 65, -30, 30, 0].map((angle) => use(leaf, '', { turn: angle })))
  return join(
    `<g fill="none" stroke="${tones.bark}" stroke-linecap="round">${wood.join('')}</g>`,
    ends.map(([x, y], i) => use(rosette, '', { x, y, turn: x / 5, scale: i > 5 ? 0.85 : 1 })),
    ends.flatMap(([x, y], i) => [
      use(flower, '', { x: x + 6, y: y - 30, turn: i * 20, scale: 0.8 }),
      use(flower, '', { x: x - 16, y: y - 12, turn: i * 31, scale: 0.62 }),
    ]),
  )
}

/** A broad tree as a dome of leaf masses, lit from one side. */
export const dome = (
  kit: Kit,
  tones: readonly [string, string, string],
  radius: number,
  lit: 1 | -1 = -1,
): string => {
  const mass = (size: number, dx: number, dy: number, squash: number): Point[] =>
    steps(18).map((i) => {
      const angle = (i / 18) * Math.PI * 2
      const r = size * (i % 2 ? kit.random.between(1, 1.06) : kit.random.between(0.88, 0.95))
      return [dx + Math.cos(angle) * r, dy + Math.sin(angle) * r * squash]
    })
  return join(
    shape(tones[0], blob(mass(radius, 0, 0, 0.62))),
    shape(tones[1], blob(mass(radius * 0.74, lit * radius * 0.16, -radius * 0.12, 0.56))),
    shape(tones[2], blob(mass(radius * 0.4, lit * radius * 0.34, -radius * 0.24, 0.5))),
  )
}

/** Fan of fronds for a pot or a corner; grows up from the origin. Mirrored angles share one drawing. */
export const fan = (
  kit: Kit,
  fills: readonly string[],
  length: number,
  angles: readonly number[],
  leaves = 13,
): string =>
  join(
    angles.map((angle, i) => {
      const leansRight = Math.cos((angle * Math.PI) / 180) >= 0
      const raised = leansRight ? angle : -180 - angle
      const d = frond({
        angle: Math.round(raised / 20) * 20,
        length,
        droop: 46,
        width: length * 0.2,
        leaves,
        gap: 0.86,
      })
      const scale = 0.84 + 0.16 * Math.sin(i * 2.4)
      return use(kit.define(`<path d="${d}"/>`), fills[i % fills.length] ?? '', { flip: !leansRight, scale })
    }),
  )

/** Upright reeds or grass in a clump. */
export const grass = (
  kit: Kit,
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string =>
  shape(
    fill,
    steps(count)
      .map((i) => {
        const at = x + (width * (i + 0.5)) / count
        const lean = (i / count - 0.5) * width * 0.7 + kit.random.between(-10, 10)
        const h = height * kit.random.between(0.6, 1)
        return `M${Math.round(at - 4)} ${Math.round(y)}q${Math.round(lean * 0.2)} ${Math.round(-h * 0.6)} ${Math.round(lean)} ${Math.round(-h)} ${Math.round(-lean * 0.4)} ${Math.round(h * 0.5)} ${Math.round(8 - lean)} ${Math.round(h)}z`
      })
      .join(''),
  )

export const pot = (tones: readonly [string, string], width: number, height: number): string => {
  const half = width / 2
  const points = span(-1, 1, 2).map((sign): Point[] => [
    [sign * half, -height],
    [sign * half * 0.94, -height * 0.86],
    [sign * half * 0.7, 0],
  ])
  const [left = [], right = []] = points
  return join(
    shape(tones[1], polygon([...left, ...right.slice().reverse()])),
    shape(
      tones[0],
      polygon([
        [half * 0.2, -height * 0.86],
        [half * 0.16, 0],
        ...right
          .slice()
          .reverse()
          .map(([x, y]): Point => [x, y]),
      ]),
    ),
  )
}
