import { frangipaniMood as mood } from '../../moods/standard.ts'
import { flowerBowl, towels } from '../../motifs/homeware.ts'
import { frangipani } from '../../motifs/plants.ts'
import { beams, cast, shutterLeaf, tableTop } from '../../motifs/tabletop.ts'
import { sun } from '../../palette.ts'
import { corners, points } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place, rect, shape, use } from '../../toolkit/svg.ts'

/** Frangipani on folded towels, picked this morning. */
export const detail = (kit: Kit): string => {
  const flower = frangipani(kit, '#fffaf0', '#f7c9c0', sun)
  return kit.svg(
    rect(mood.wall[1], 0, 0, 1200, 560),
    beams('#f7efdb', [points('420,0 640,0 340,560 60,560'), points('700,0 920,0 660,560 400,560')]),
    shutterLeaf(mood.second, corners('930,-40 1230,-40 1230,520 930,480')),
    tableTop(mood.wood, 540, 730),
    beams(
      mood.wood[2],
      [points('60,540 340,540 140,724 -160,724'), points('400,540 660,540 520,724 220,724')],
      0.55,
    ),
    cast(mood.wood[0], 470, 668, 500, 420),
    cast(mood.wood[0], 880, 640, 260, 260),
    place(towels(['#b9b3a2', mood.linen[1], mood.linen[2]], 520, 2), { x: 470, y: 672 }),
    place(towels([mood.accent[0], mood.accent[1], mood.accent[2]], 440, 2), { x: 470, y: 506 }),
    place(flowerBowl(['#8a5f24', '#c9973f', '#f0cf7a'], mood.second[1], flower, 260), { x: 890, y: 650 }),
    shape(mood.leaf[0], 'M470 380c-90 20-190-6-230-70 100-20 190 10 230 70z'),
    shape(mood.leaf[1], 'M470 380c-60-30-150-60-230-70 100-20 190 10 230 70z'),
    shape(mood.leaf[1], 'M470 380c60-80 160-100 240-70-60 60-150 90-240 70z'),
    shape(mood.leaf[2], 'M470 380c80-20 160-50 240-70-60 60-150 90-240 70z'),
    use(flower, '', { x: 400, y: 342, scale: 3, turn: -16 }),
    use(flower, '', { x: 530, y: 336, scale: 3.3, turn: 20 }),
    use(flower, '', { x: 466, y: 290, scale: 2.9, turn: 40 }),
    use(flower, '', { x: 200, y: 690, scale: 2.2, turn: 12 }),
    use(flower, '', { x: 690, y: 706, scale: 1.7, turn: 50 }),
  )
}
