import { cinnamonMood as mood } from '../../moods/cooled.ts'
import { standingTap, towelLadder, tub } from '../../motifs/bath.ts'
import { glow } from '../../motifs/decor.ts'
import { rug, stand, stool } from '../../motifs/furniture.ts'
import { interior, type Room } from '../../motifs/interior.ts'
import { lantern, oilLamp } from '../../motifs/lamps.ts'
import { slatLight } from '../../motifs/tabletop.ts'
import { behind, louvre, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place } from '../../toolkit/svg.ts'
import { cinnamonView } from '../../views/cinnamon-garden.ts'

const room: Room = { left: -260, right: 280, height: 285, back: 450, near: 130 }
const copper = ['#7a3418', '#b85a2c', '#e8935a'] as const

/** The copper bath in the evening shade; light comes in bars. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [560, 380], focal: 840, y: 135 })
  const hole = { x: [-200, -30], y: [70, 240], back: 450 } as const
  return kit.svg(
    interior(camera, mood, room, { floor: 'tiles', ceiling: 'beams', lit: 'none' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, cinnamonView.draw(kit), { horizon: 430, scale: 0.6, x: 820 }),
      { columns: 2, sill: true },
    ),
    louvre(
      mood.wood,
      [camera(-34, 240, 450), camera(40, 240, 400), camera(40, 70, 400), camera(-34, 70, 450)],
      16,
      2,
    ),
    slatLight('#c97f45', [700, 230, 260, 330], 9, -60),
    glow(mood.second[1], ...camera(196, 100, 420), 170, 0.15),
    rug(camera, mood.accent, [-90, 110], [256, 320]),
    stand(camera, standingTap(mood.second), -92, 0, 390),
    stand(camera, tub(copper, mood.wood[0]), 14, 0, 360),
    stand(camera, oilLamp(mood.second, '#fff2cc'), 200, 0, 410),
    stand(camera, towelLadder(mood.wood, [mood.linen, mood.accent]), -214, 0, 390),
    stand(camera, stool(mood.wood, 44, 42), 140, 0, 310),
    stand(camera, place(lantern(mood.wood[2], mood.second, 6), { y: -82 }), 140, 0, 310),
  )
}
