import type { Tones } from '../moods/mood.ts'
import type { Camera } from '../toolkit/camera.ts'
import { type Point, span, steps } from '../toolkit/geometry.ts'
import { curve, polygon } from '../toolkit/path.ts'
import { ellipse, face, join, place, rect, shape, stroke } from '../toolkit/svg.ts'
import { block, sheet } from './blocks.ts'

/** Stands a flat drawing (in centimetres, foot at the origin) at a point of the room. */
export const stand = (
  camera: Camera,
  content: string,
  x: number,
  y: number,
  z: number,
  flip = false,
): string => {
  const [px, py] = camera(x, y, z)
  return place(content, { x: px, y: py, scale: camera.focal / z, flip })
}

/** A table of a top on four legs. */
export const table = (
  camera: Camera,
  tones: Tones,
  {
    x,
    z,
    height,
    drawer = 0,
  }: { x: readonly [number, number]; z: readonly [number, number]; height: number; drawer?: number },
): string => {
  const leg = (lx: number, lz: number) =>
    block(camera, tones, { x: [lx, lx + 4], y: [0, height - 3], z: [lz, lz + 4] })
  return join(
    leg(x[0] + 2, z[1] - 6),
    leg(x[1] - 6, z[1] - 6),
    leg(x[0] + 2, z[0] + 2),
    leg(x[1] - 6, z[0] + 2),
    drawer
      ? block(camera, [tones[0], tones[0], tones[1]], {
          x: [x[0] + 2, x[1] - 2],
          y: [height - 3 - drawer, height - 3],
          z: [z[0] + 2, z[1] - 2],
        })
      : '',
    block(camera, tones, { x, y: [height - 4, height], z }),
  )
}

/** A low chest or bedside cabinet with drawers. */
export const chest = (
  camera: Camera,
  tones: Tones,
  {
    x,
    z,
    height,
    drawers = 2,
  }: { x: readonly [number, number]; z: readonly [number, number]; height: number; drawers?: number },
): string => {
  const seams = steps(drawers - 1).map((i) => {
    const y = ((i + 1) * height) / drawers
    return polygon(
      [
        camera(x[0], y - 0.8, z[0]),
        camera(x[1], y - 0.8, z[0]),
        camera(x[1], y + 0.8, z[0]),
        camera(x[0], y + 0.8, z[0]),
      ],
      1,
    )
  })
  const middle = (x[0] + x[1]) / 2
  const knobs = steps(drawers).map((i) => {
    const y = ((i + 0.5) * height) / drawers
    return polygon(
      [
        camera(middle - 4, y - 1, z[0]),
        camera(middle + 4, y - 1, z[0]),
        camera(middle + 4, y + 1, z[0]),
        camera(middle - 4, y + 1, z[0]),
      ],
      1,
    )
  })
  return join(
    block(camera, tones, { x, y: [0, height], z }),
    shape(tones[0], seams.join('')),
    shape(tones[2], knobs.join('')),
  )
}

/** A woven rug with a border and bars at both ends. */
export const rug = (
  camera: Camera,
  tones: Tones,
  x: readonly [number, number],
  z: readonly [number, number],
): string => {
  const depth = z[1] - z[0]
  const bar = (t: number) =>
    sheet(camera, tones[0], { x: [x[0] + 8, x[1] - 8], z: [z[0] + depth * t, z[0] + depth * (t + 0.05)] })
  return join(
    sheet(camera, tones[1], { x, z }),
    [0.07, 0.17, 0.78, 0.88].map(bar),
    sheet(camera, tones[2], { x: [x[0] + 8, x[1] - 8], z: [z[0] + depth * 0.3, z[0] + depth * 0.7] }),
  )
}

/** A round rug of plaited rings around [x, z]. */
export const roundRug = (
  camera: Camera,
  tones: Tones,
  [x, z]: readonly [number, number],
  radius: number,
): string => {
  const ring = (share: number) =>
    curve(
      span(0, 345, 24).map((degrees): Point => {
        const angle = (degrees * Math.PI) / 180
        return camera(x + Math.cos(angle) * radius * share, 0, z + Math.sin(angle) * radius * share)
      }),
      true,
    )
  return join(
    [1, 0.9, 0.72, 0.62, 0.34].map((share, i) =>
      shape(tones[i % 2 ? 2 : i === 4 ? 0 : 1] ?? '', ring(share)),
    ),
  )
}

/** A round-backed rattan chair from the front, 78 wide and 84 high. */
export const rattanChair = (tones: Tones, cushion: Tones): string => {
  const canes = span(-26, 26, 9).map(
    (x) => `M${Math.round(x * 0.7)}-36L${Math.round(x)} ${-Math.round(82 - (x * x) / 60)}`,
  )
  return join(
    shape(tones[0], 'M-30 0l5-34h5L-25 0zM30 0l-5-34h-5L25 0z'),
    shape(tones[1], 'M-32-34C-46-70-30-92 0-92s46 22 32 58l-5 2C38-66 26-86 0-86S-38-66-27-32z'),
    stroke(tones[1], canes.join(''), { width: 1.6 }),
    shape(cushion[1], 'M-30-30q0-12 12-12h36q12 0 12 12l-3 8h-54z'),
    shape(cushion[2], 'M-28-36q4-10 14-10h28q10 0 14 10-26 6-56 0z'),
    shape(tones[1], 'M-38-44q-4-4 2-6 6 2 8 28h-6zM38-44q4-4-2-6-6 2-8 28h6z'),
    shape(tones[0], 'M-33-23h66l-2 7h-62z'),
  )
}

/** The long-armed planter's chair from the side, facing right: 150 wide, 98 high. */
export const planterChair = (tones: Tones, cane: Tones): string =>
  join(
    shape(tones[0], 'M-44 0l8-42 6 1-7 41zM28 0l-4-34 6-1 5 35z'),
    shape(cane[1], 'M-74-96l10-3C-50-60-36-38 34-36l1 8C-44-26-60-50-74-96z'),
    shape(cane[0], 'M-66-78C-54-46-34-29 35-30v2C-44-26-60-50-74-96z'),
    shape(tones[1], 'M-52-52L84-58q6 0 6 4t-6 4L-50-45z'),
    shape(tones[1], 'M-76-97q3-6 8-4 3 1 4 6l-8 2zM-34 0l6-44 6 1L-27 0zM38 0l-5-55 7-1 5 56z'),
  )

/** A round stool or side table, 48 high. */
export const stool = (tones: Tones, width = 46, height = 48): string => {
  const r = width / 2
  return join(
    face(tones[0], [
      [-r * 0.1, -height],
      [r * 0.1, -height],
      [r * 0.1, 0],
      [-r * 0.05, 0],
    ]),
    face(tones[1], [
      [-r * 0.8, -height],
      [-r * 0.6, -height],
      [-r * 0.72, 4],
      [-r * 0.88, 4],
    ]),
    face(tones[1], [
      [r * 0.8, -height],
      [r * 0.6, -height],
      [r * 0.72, 4],
      [r * 0.88, 4],
    ]),
    ellipse(tones[0], 0, -height + 3, r, r * 0.24),
    ellipse(tones[2], 0, -height, r, r * 0.24),
  )
}

/** A curtain between two upright edges, gathered at `tie` (0 top, 1 bottom; none: it hangs free). */
export const curtain = (
  tones: Tones,
  [x0, x1]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  { tie, folds = 5, sway = 0 }: { tie?: number; folds?: number; sway?: number } = {},
): string => {
  const widthAt = (v: number) => (tie === undefined ? 1 : 1 - 0.62 * Math.exp(-(((v - tie) / 0.24) ** 2)))
  const at = (u: number, v: number): Point => [
    x0 + (x1 - x0) * u * widthAt(v) + sway * v * v,
    top + (bottom - top) * v,
  ]
  const edge = (u: number) => span(0, 1, 7).map((v) => at(u, v))
  const strip = (u0: number, u1: number) => {
    const back = curve(edge(u1).reverse(), false)
    const [sx, sy] = at(u1, 1)
    return `${curve(edge(u0), false)}L${Math.round(sx)} ${Math.round(sy)}${back.slice(back.indexOf('c'))}z`
  }
  const dark = steps(folds).map((i) => strip((i + 0.55) / folds, (i + 0.95) / folds))
  const band =
    tie === undefined
      ? ''
      : face(tones[0], [
          at(-0.02, tie - 0.012),
          at(1.02, tie - 0.012),
          at(1.02, tie + 0.012),
          at(-0.02, tie + 0.012),
        ])
  return join(shape(tones[2], strip(0, 1)), shape(tones[1], dark.join('')), band)
}

/** A framed print on the back wall. */
export const frame = (
  camera: Camera,
  wood: string,
  paper: string,
  art: string,
  x: readonly [number, number],
  y: readonly [number, number],
  z: number,
): string => {
  const corners = (grow: number) => [
    camera(x[0] - grow, y[0] - grow, z),
    camera(x[1] + grow, y[0] - grow, z),
    camera(x[1] + grow, y[1] + grow, z),
    camera(x[0] - grow, y[1] + grow, z),
  ]
  const s = camera.focal / z
  const [px, py] = camera((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z)
  return join(face(wood, corners(3)), face(paper, corners(0)), place(art, { x: px, y: py, scale: s }))
}

/** Books lying in a stack, the lowest first; the foot at the origin. */
export const books = (fills: readonly string[], width = 26): string =>
  join(
    fills.map((fill, i) => rect(fill, -width / 2 + ((i * 7) % 5) - 2, -5 * (i + 1), width - i * 2, 4.6, 0.6)),
  )
