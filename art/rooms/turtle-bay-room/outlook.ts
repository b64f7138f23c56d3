import { turtleBayMood as mood } from '../../moods/sea-view.ts'
import { sheet } from '../../motifs/blocks.ts'
import { pottedFan } from '../../motifs/decor.ts'
import { rattanChair, stand } from '../../motifs/furniture.ts'
import { kingCoconut } from '../../motifs/homeware.ts'
import { teaTable } from '../../motifs/seating.ts'
import { terrace } from '../../motifs/terrace.ts'
import { behind, louvre } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { turtleBayView } from '../../views/turtle-bay.ts'

const white = ['#b9dcd4', '#e6f4ec', '#fdfff8'] as const

/** The balcony above the bay: white balusters, turquoise doors. */
export const outlook = (kit: Kit): string => {
  const camera = createCamera({ at: [620, 330], focal: 820, y: 160 })
  const door = (x: number, y = 290) =>
    louvre(mood.accent, [camera(x, y, 190), camera(x, y, 330), camera(x, 0, 330), camera(x, 0, 190)], 22, 2)
  return kit.svg(
    behind(camera, turtleBayView.draw(kit), { horizon: 400, scale: 0.92, x: 640 }),
    terrace(
      kit,
      camera,
      mood,
      { x: [-420, 420], edge: 440, rail: 'balusters', floor: 'tiles', roof: 'none' },
      white,
    ),
    sheet(camera, mood.floor[2], { x: [-420, 420], z: [150, 360] }),
    stand(camera, rattanChair(mood.wood, mood.accent), -120, 0, 370),
    stand(camera, teaTable(mood.wood, 70, 56), 10, 0, 350),
    stand(
      camera,
      place(kingCoconut(['#b98a2e', '#e2b243', '#f3cf72'], mood.second[0]), { y: -56, scale: 0.24 }),
      -6,
      0,
      350,
    ),
    stand(
      camera,
      place(kingCoconut(['#b98a2e', '#e2b243', '#f3cf72'], mood.accent[0]), { y: -55, scale: 0.24 }),
      22,
      0,
      350,
    ),
    stand(
      camera,
      pottedFan(kit, [mood.leaf[0], mood.leaf[1]], [mood.second[0], mood.second[1]], 140),
      150,
      0,
      390,
    ),
    door(-205),
    door(205),
  )
}
