import { courtyardMood as mood } from '../../moods/standard.ts'
import { flowerBowl } from '../../motifs/homeware.ts'
import { turned } from '../../motifs/lathe.ts'
import { frond } from '../../motifs/palms.ts'
import { frangipani } from '../../motifs/plants.ts'
import { cast } from '../../motifs/tabletop.ts'
import { sea } from '../../palette.ts'
import { points, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { join, place, rect, shape } from '../../toolkit/svg.ts'

/** Jars and a brass bowl on the rim of the basin; a palm's shadow on the wall. */
export const detail = (kit: Kit): string => {
  const flower = frangipani(kit, '#fffaf0', '#f6d27a', '#e6ae3c')
  const shadow = kit.define(
    `<path d="${frond({ angle: -30, length: 620, droop: 70, width: 150, leaves: 15, gap: 0.82 })}"/>`,
  )
  const tiles = steps(13).map((i) => `M${i * 100 - 4} 560h6v70h-6z`)
  return kit.svg(
    rect(mood.wall[2], 0, 0, 1200, 560),
    shape(mood.wall[1], 'M0 0h420L80 560H0zM1200 0v560H960L1130 0z'),
    `<use href="#${shadow}" fill="${mood.wall[1]}" x="250" y="420"/>`,
    `<use href="#${shadow}" fill="${mood.wall[1]}" transform="translate(300 470)rotate(-34)"/>`,
    `<use href="#${shadow}" fill="${mood.wall[1]}" transform="translate(200 520)rotate(26)"/>`,
    rect(mood.beach[2], 0, 540, 1200, 100),
    rect(mood.beach[1], 0, 620, 1200, 26),
    shape(mood.beach[1], tiles.join('')),
    rect(mood.sea[1] ?? '', 0, 646, 1200, 160),
    rect(mood.sea[2] ?? '', 0, 646, 1200, 26),
    rect(mood.sea[0] ?? '', 0, 736, 1200, 70),
    shape(
      mood.foam,
      lens(260, 700, 300, 7) +
        lens(760, 716, 380, 8) +
        lens(520, 752, 240, 8) +
        lens(1060, 770, 260, 9) +
        lens(120, 776, 200, 7),
      0.55,
    ),
    cast('#d6a377', 800, 602, 300, 300),
    cast('#d6a377', 330, 604, 260, 300),
    cast('#d6a377', 500, 610, 150, 240),
    place(
      turned(
        ['#7f3c24', '#b1572f', '#dd8a55'],
        points('62,-330 78,-318 58,-294 66,-272 150,-180 140,-70 82,0'),
      ),
      { x: 330, y: 606 },
    ),
    place(turned(['#12505a', sea[500], '#5fb0ac'], points('34,-170 44,-160 32,-146 84,-92 74,-28 46,0')), {
      x: 520,
      y: 612,
    }),
    place(flowerBowl(['#8a5f18', '#d29a2e', '#f6d27a'], mood.sea[0] ?? '', flower, 330), { x: 820, y: 610 }),
    place(
      join(
        shape('#3f7a4c', 'M-90 0a90 22 0 1 1 90 22l-10-20z'),
        shape('#5b9158', 'M-90 0a90 22 0 0 1 60-20l24 18z'),
      ),
      { x: 960, y: 700 },
    ),
    place(
      join(
        shape(
          '#f2a58c',
          'M-40 4c-10-30 0-44 12-52 4 16 8 24 28 24s24-8 28-24c12 8 22 22 12 52-20 12-60 12-80 0z',
        ),
        shape('#fbd2bd', 'M0 8c-24-18-24-50 0-76 24 26 24 58 0 76z'),
        shape('#f7bba2', 'M0 10c-30-4-44-24-40-52 24 8 38 26 40 52zM0 10c30-4 44-24 40-52-24 8-38 26-40 52z'),
      ),
      { x: 965, y: 694 },
    ),
    place(shape('#3f7a4c', 'M-70 0a70 17 0 1 1 70 17l-6-15z'), { x: 240, y: 730 }),
  )
}
