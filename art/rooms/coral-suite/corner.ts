import { coralMood as mood } from '../../moods/sea-view.ts'
import { scales } from '../../motifs/bath.ts'
import { stand, stool } from '../../motifs/furniture.ts'
import { flowerBowl, towels } from '../../motifs/homeware.ts'
import { overhang } from '../../motifs/palms.ts'
import { frangipani } from '../../motifs/plants.ts'
import { parasol } from '../../motifs/seating.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { spots } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lens } from '../../toolkit/path.ts'
import { ellipse, place, rect, shape, use } from '../../toolkit/svg.ts'
import { reefView } from '../../views/reef.ts'

/** The round bath on the terrace, level with the reef. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 300], focal: 820, y: 170 })
  const flower = frangipani(kit, '#fffaf0', '#f8bfae', '#f5bf55')
  const petals = spots('420,606,0.8 520,640,0.6 690,612,0.9 780,646,0.7 600,590,0.5')
  return kit.svg(
    place(reefView.draw(kit), { x: 60, y: -60, scale: 0.9 }),
    rect(mood.wall[2], 0, 486, 1200, 60),
    rect(mood.wall[1], 0, 520, 1200, 20),
    rect(mood.floor[1], 0, 536, 1200, 280),
    scales(kit, [mood.floor[1], mood.floor[0], mood.wall[0]], [0, 540, 1200, 262], 80),
    shape(mood.wall[0], 'M250 620q0 190 350 200 350-10 350-200z'),
    shape(mood.linen[0], 'M250 620q0 60 30 100h640q30-40 30-100z'),
    ellipse(mood.linen[2], 600, 618, 352, 74),
    ellipse(mood.linen[0], 600, 622, 318, 60),
    ellipse(mood.accent[1], 600, 630, 314, 52),
    ellipse(mood.accent[2], 600, 640, 270, 38),
    shape(mood.foam, lens(500, 624, 160, 5) + lens(720, 634, 120, 4) + lens(610, 656, 200, 5), 0.8),
    petals.map(([x, y, scale], i) => use(flower, '', { x, y, scale, turn: i * 40 })),
    stand(camera, parasol(mood.second, mood.wood[1]), -250, 0, 470),
    stand(camera, stool(mood.wood, 60, 50), 206, 0, 372),
    stand(camera, place(towels(mood.linen, 44, 3), { y: -50 }), 206, 0, 372),
    place(flowerBowl(mood.wood, mood.accent[2], flower, 120), { x: 150, y: 716 }),
    overhang(mood.dark, { x: 1240, y: -50, flip: true }),
  )
}
