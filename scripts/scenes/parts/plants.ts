import { type Point, span, steps, turn } from '../pen/geometry.ts'
import type { Kit } from '../pen/kit.ts'
import { blob, polygon } from '../pen/path.ts'
import { circle, join, place, shape, use } from '../pen/svg.ts'
import { frond } from './palms.ts'

/** A banana leaf from its stem: two halves in two tones, torn here and there. */
export const bananaLeaf = (
  tones: readonly [string, string],
  {
    angle,
    length,
    droop,
    width,
    tears = 2,
  }: { angle: number; length: number; droop: number; width: number; tears?: number },
): string => {
  const count = 10
  const spine: { point: Point; heading: number }[] = []
  let point: Point = [0, 0]
  for (let i = 0; i <= count; i += 1) {
    const heading = angle + droop * (i / count) ** 1.3
    spine.push({ point, heading })
    point = [
      point[0] + (Math.cos((heading * Math.PI) / 180) * length) / count,
      point[1] + (Math.sin((heading * Math.PI) / 180) * length) / count,
    ]
  }
  const rim = (sign: 1 | -1) =>
    spine.flatMap(({ point: [x, y], heading }, i): Point[] => {
      const t = i / count
      const reach = width * Math.sin(Math.PI * Math.min(1, 0.08 + 0.92 * t)) ** 0.6 * (t > 0.02 ? 1 : 0.1)
      const [dx, dy] = turn([reach * 0.35, sign * reach], heading)
      const torn = tears > 0 && i > 1 && i < count - 1 && (i + (sign > 0 ? 1 : 0)) % (6 - tears) === 0
      return torn
        ? [
            [x + dx, y + dy],
            [x + dx * 0.35, y + dy * 0.35],
            [x + dx * 1.08, y + dy * 1.02],
          ]
        : [[x + dx, y + dy]]
    })
  const stem = spine.map(({ point: at }) => at)
  return join(
    shape(tones[0], polygon([...rim(-1), ...stem.slice().reverse()])),
    shape(tones[1], polygon([...rim(1), ...stem.slice().reverse()])),
  )
}

/** A five-petalled temple flower about 40 units wide. */
export const frangipani = (kit: Kit, petal: string, shade: string, heart: string): string => {
  const one = kit.define(
    join(
      shape(petal, 'M0 0c-9-6-10-19-1-23 10 1 11 15 1 23z'),
      shape(shade, 'M0 0c8-7 8-20-1-23 14-1 13 17 1 23z'),
    ),
  )
  return kit.define(
    join(
      steps(5).map((i) => use(one, '', { turn: i * 72 })),
      circle(heart, 0, 0, 5),
    ),
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
  const ends: Point[] = [
    [-88, -308],
    [-16, -318],
    [50, -316],
    [168, -268],
    [104, -292],
    [-176, -246],
    [-128, -226],
    [128, -240],
    [16, -268],
  ]
  const rosette = kit.define(
    join([-100, 100, -65, 65, -30, 30, 0].map((angle) => use(leaf, '', { turn: angle }))),
  )
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

/** Fan of fronds for a pot or a corner; grows up from the origin. */
export const fan = (
  _kit: Kit,
  fills: readonly string[],
  length: number,
  angles: readonly number[],
  leaves = 15,
): string =>
  join(
    angles.map((angle, i) => {
      const right = Math.abs(((angle + 90 + 540) % 360) - 180) < 90 ? angle : angle
      const leansRight = Math.cos((right * Math.PI) / 180) >= 0
      const size = length * (0.82 + 0.18 * Math.sin(i * 2.4))
      const d = frond({
        angle: leansRight ? angle : -180 - angle,
        length: size,
        droop: 46,
        width: length * 0.2,
        leaves,
        gap: 0.82,
      })
      return place(shape(fills[i % fills.length] ?? '', d), leansRight ? {} : { flip: true })
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
