import { mangoMood as mood } from '../moods/family.ts'
import { canopy, ridge } from '../motifs/land.ts'
import { dome, grass } from '../motifs/plants.ts'
import { ringedSky } from '../motifs/sky.ts'
import { steps } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { polyline } from '../toolkit/path.ts'
import { circle, ellipse, join, place, shape, stroke, use } from '../toolkit/svg.ts'
import type { View } from './view.ts'

/** The old mango tree: trunk, spreading limbs, masses of leaves, fruit on long stalks. Foot at the origin, 760 wide. */
const mangoTree = (
  kit: Kit,
  tones: readonly [string, string, string],
  bark: string,
  fruit: readonly [string, string],
): string => {
  const one = kit.define(
    shape(bark, 'M-1-30h2V0h-2z'),
    shape(fruit[0], 'M-1-3c9 0 14 10 13 20-2 12-16 18-22 8C-15 16-10-2-1-3z'),
    shape(fruit[1], 'M-1-3c-6 3-9 10-9 18 1 6 3 8 6 8-5-8-2-18 3-26z'),
  )
  const spots = steps(12).map((i): [number, number] => [
    -320 + i * 57 + kit.random.between(-12, 12),
    -200 + kit.random.between(-34, 26) - 60 * Math.sin((i / 11) * Math.PI),
  ])
  const mass = (x: number, y: number, r: number) => place(dome(kit, tones, r), { x, y })
  return join(
    mass(-230, -330, 190),
    mass(240, -330, 190),
    mass(0, -430, 230),
    shape(
      bark,
      'M-44 6c14-70 10-120-10-170-26-56-90-70-150-96l8-16c50 20 110 26 150 62-6-50-40-90-60-120l18-8c30 36 60 80 74 130 10-50 40-100 80-136l14 12c-34 40-54 80-58 120 40-30 90-36 140-60l8 16c-50 30-110 44-134 94-18 50-18 110 0 172z',
    ),
    mass(-120, -390, 150),
    mass(150, -400, 150),
    mass(-290, -270, 110),
    mass(300, -276, 110),
    mass(10, -300, 100),
    spots.map(([x, y]) => use(one, '', { x, y, scale: 1.25 })),
  )
}

export const hammock = (
  cloth: readonly [string, string],
  rope: string,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
): string => {
  const w = x1 - x0
  const a = x0 + w * 0.2
  const b = x1 - w * 0.2
  const ya = y0 + sag * 0.55
  const yb = y1 + sag * 0.55
  const n = Math.round
  return join(
    stroke(
      rope,
      polyline([
        [x0, y0],
        [a, ya],
      ]) +
        polyline([
          [x1, y1],
          [b, yb],
        ]) +
        polyline([
          [x0, y0],
          [a, ya + 14],
        ]) +
        polyline([
          [x1, y1],
          [b, yb + 14],
        ]),
      { width: 3 },
    ),
    shape(
      cloth[0],
      `M${n(a)} ${n(ya)}C${n(a + w * 0.14)} ${n(ya + sag)} ${n(b - w * 0.14)} ${n(yb + sag)} ${n(b)} ${n(yb)}C${n(b - w * 0.1)} ${n(yb + sag * 0.62)} ${n(a + w * 0.1)} ${n(ya + sag * 0.62)} ${n(a)} ${n(ya)}z`,
    ),
    shape(
      cloth[1],
      `M${n(a)} ${n(ya + 4)}C${n(a + w * 0.1)} ${n(ya + sag * 0.62)} ${n(b - w * 0.1)} ${n(yb + sag * 0.62)} ${n(b)} ${n(yb + 4)}C${n(b - w * 0.06)} ${n(yb + sag * 1.15)} ${n(a + w * 0.06)} ${n(ya + sag * 1.15)} ${n(a)} ${n(ya + 4)}z`,
    ),
  )
}

export const mangoView: View = {
  horizon: 450,
  draw: (kit) =>
    join(
      ringedSky(mood.sky, 330, 380, 190),
      circle(mood.sun, 330, 366, 60),
      ridge(kit, '#e9c866', 430, 90, 3),
      ridge(kit, mood.land[0], 466, 50, 4),
      canopy(kit, mood.land[1], -200, 1400, 500, 46, 15, 800),
      shape('#d9b850', 'M-300 500H1500V1100H-300z'),
      shape('#c3a444', 'M-300 548c400-20 900 20 1800-10V1100H-300z'),
      ellipse('#8a7a30', 720, 690, 400, 40),
      shape('#e9c866', 'M-300 720c300-40 700 40 1800-20V1100H-300z'),
      ellipse('#8a7a30', 700, 700, 350, 26),
      place(mangoTree(kit, mood.leaf, '#4a3218', ['#ef8a2e', '#f9cf5a']), { x: 720, y: 690, scale: 1.05 }),
      hammock([mood.accent[0], mood.accent[1]], mood.wood[0], [300, 486], [690, 540], 110),
      stroke(mood.wood[0], 'M296 690l4-220', { width: 16 }),
      grass(kit, mood.leaf[1], 560, 720, 160, 60, 12),
      grass(kit, mood.leaf[0], 900, 740, 180, 60, 12),
    ),
}
