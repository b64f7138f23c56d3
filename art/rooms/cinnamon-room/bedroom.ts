import { cinnamonMood as mood } from '../../moods/cooled.ts'
import { bed } from '../../motifs/bed.ts'
import { sheet } from '../../motifs/blocks.ts'
import { glow } from '../../motifs/decor.ts'
import { rug, stand, stool } from '../../motifs/furniture.ts'
import { vase } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { oilLamp } from '../../motifs/lamps.ts'
import { behind, louvre, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { span } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place, shape } from '../../toolkit/svg.ts'
import { cinnamonView } from '../../views/cinnamon-garden.ts'

const room: Room = { left: -330, right: 255, height: 290, back: 550, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [520, 380], focal: 860, y: 140 })
  const hole = { x: [-214, 30], y: [0, 240], back: 550 } as const
  const door = (from: number, to: number) =>
    louvre(
      mood.wood,
      [camera(from, 240, 550), camera(to, 240, 470), camera(to, 2, 470), camera(from, 2, 550)],
      24,
      2,
    )
  const slats = span(30, 250, 7).map((reach) =>
    sheet(camera, mood.floor[1], { x: [-320, 330], z: [550 - reach - 10, 550 - reach] }, 0),
  )
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams', lit: 'right' }),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, cinnamonView.draw(kit), { horizon: 430, scale: 0.62, x: 740 }),
    ),
    lightOnFloor(camera, mood.floor[2], { x: [-210, 26], back: 550, from: 0, to: 270, slant: 0.34 }),
    kit.cut(`M0 500H1200V800H0z`, slats),
    door(-218, -280),
    door(34, 92),
    rug(camera, mood.accent, [-130, 20], [300, 400]),
    glow(mood.second[1], ...camera(158, 100, 530), 170, 0.14),
    stand(camera, oilLamp(mood.second, '#fff2cc'), 164, 0, 532),
    bed(camera, mood, {
      kind: 'king',
      x: [44, 246],
      z: [338, 496],
      head: 'right',
      stripes: mood.second[1],
      cushions: [mood.second, mood.accent],
      headboard: 138,
    }),
    stand(camera, stool(mood.wood, 42, 44), -190, 0, 400),
    stand(
      camera,
      place(vase(mood.accent, 34), { y: -44 }) +
        shape(mood.second[0], 'M-1-78l-14-62 3-1 14 62zM1-78l2-76h3l-2 76zM3-78l22-56 3 1-22 56z'),
      -196,
      0,
      380,
    ),
  )
}
