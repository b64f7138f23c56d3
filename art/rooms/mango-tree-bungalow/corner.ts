import { mangoMood as mood } from '../../moods/family.ts'
import { rainShower } from '../../motifs/bath.ts'
import { block, sheet } from '../../motifs/blocks.ts'
import { bananaClump } from '../../motifs/decor.ts'
import { stand, stool } from '../../motifs/furniture.ts'
import { pebbles, towels } from '../../motifs/homeware.ts'
import { dome } from '../../motifs/plants.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { points, span, spots, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, face, join, place, rect, shape, use } from '../../toolkit/svg.ts'

/** A bamboo screen over the whole width. */
const bamboo = (kit: Kit): string => {
  const cane = kit.define(
    rect('#c9973f', 0, 0, 26, 400),
    rect('#e6bd62', 3, 0, 7, 400),
    rect('#a3742b', 22, 0, 4, 400),
    shape('#8a5f22', 'M0 96h26v4H0zM0 236h26v4H0zM0 330h26v4H0z'),
  )
  return join(
    steps(45).map((i) => use(cane, '', { x: i * 27 - 8, y: 196 + ((i * 37) % 23) })),
    rect('#6b4a1e', 0, 268, 1200, 10),
    rect('#6b4a1e', 0, 500, 1200, 10),
  )
}

/** The garden shower under the mango branches. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 400], focal: 840, y: 140 })
  const fruit = kit.define(
    shape('#4a3218', 'M-1-60h2V0h-2z'),
    shape('#ef8a2e', 'M-1-3c26 0 40 30 37 58-6 34-46 50-64 22C-43 46-28-6-1-3z'),
    shape('#f9cf5a', 'M-1-3c-18 8-26 28-26 52 3 18 9 24 17 24-14-24-6-52 9-76z'),
  )
  const leaves = kit.define(
    [-40, -14, 14, 40].map((angle) =>
      place(
        shape('#557030', 'M0 0c-16 40-16 80 0 130 16-50 16-90 0-130z') +
          shape('#9aa63f', 'M0 0c-16 40-16 80 0 130z'),
        { turn: angle },
      ),
    ),
  )
  return kit.svg(
    rect(mood.sky[1] ?? '', 0, 0, 1200, 800),
    circle(mood.sky[3] ?? '', 240, 190, 300),
    circle(mood.sun, 240, 190, 100),
    place(dome(kit, ['#8a8a3a', '#a39c45', '#c3b854'], 200), { x: 1000, y: 170 }),
    place(dome(kit, ['#8a8a3a', '#a39c45', '#c3b854'], 150), { x: 620, y: 190 }),
    rect('#7a5a2a', 0, 460, 1200, 340),
    bamboo(kit),
    sheet(camera, mood.floor[1], { x: [-600, 600], z: [130, 470] }),
    face('#e9b060', points('0,640 380,600 700,800 0,800'), 0.6),
    sheet(camera, '#8a7350', { x: [-130, 130], z: [270, 420] }),
    pebbles(kit, ['#d9c7a0', '#a89272', '#efe0bc', '#7d6a50'], 300, 640, 560, 26, 16),
    pebbles(kit, ['#efe0bc', '#7d6a50', '#d9c7a0', '#a89272'], 270, 690, 620, 26, 20),
    span(0, 4, 5).map((i) =>
      block(camera, mood.wood, { x: [-90, 90], y: [0, 6], z: [300 + i * 22, 314 + i * 22] }),
    ),
    stand(
      camera,
      place(rainShower(['#2c2414', '#4a3c22', '#6b5a36'], '#fffaea'), { x: -64, y: -226 }),
      0,
      0,
      410,
    ),
    stand(camera, stool(mood.wood, 56, 46), 128, 0, 400),
    stand(camera, place(towels(mood.accent, 42, 3), { y: -46 }), 128, 0, 400),
    stand(
      camera,
      join(
        shape('#7a4a24', 'M-26-44h52l-6 44h-40z'),
        shape('#5a3418', 'M-26-34h50l-1 5h-48zM4-44h22l-6 44H8z'),
        `<path fill="none" stroke="#5a3418" stroke-width="3" d="M-24-44Q0-84 24-44"/>`,
      ),
      -180,
      0,
      350,
    ),
    place(
      bananaClump(
        [
          ['#2f4a24', '#3f5c2a'],
          ['#3f5c2a', '#6f8a34'],
          ['#557030', '#9aa63f'],
        ],
        470,
        [-116, -92, -140, -70],
      ),
      { x: 1200, y: 880 },
    ),
    shape('#4a3218', 'M-20 20C200 60 420 50 640-20h-90C400 10 200 10-20-30z'),
    spots('60,40,8 190,54,-10 330,50,14 450,30,-6 560,0,10').map(([x, y, turn]) =>
      use(leaves, '', { x, y, turn }),
    ),
    points('130,100 272,120 400,96').map(([x, y], i) => use(fruit, '', { x, y, scale: i === 1 ? 1.1 : 0.9 })),
  )
}
