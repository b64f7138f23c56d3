import { horizonMood as mood } from '../../moods/sea-view.ts'
import { bed } from '../../parts/bed.ts'
import { interior, lightOnFloor, type Room } from '../../parts/interior.ts'
import { behind, opening } from '../../parts/window.ts'
import { createCamera } from '../../pen/camera.ts'
import type { Kit } from '../../pen/kit.ts'
import { join } from '../../pen/svg.ts'
import { horizonView } from '../../views/horizon.ts'

const room: Room = { left: -330, right: 330, height: 290, back: 560, near: 120 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [600, 380], focal: 860, y: 140 })
  const hole = { x: [-250, 250], y: [0, 235], back: 560 } as const
  return kit.svg(
    join(
      interior(camera, mood, room, { ceiling: 'beams', lit: 'none' }),
      opening(
        kit,
        camera,
        mood.wood,
        hole,
        behind(camera, horizonView.draw(kit), { horizon: 430, scale: 0.78, x: 640 }),
        { columns: 4 },
      ),
      lightOnFloor(camera, mood.floor[2], {
        x: [-240, 240],
        back: 560,
        from: 0,
        to: 300,
        slant: 0,
        panes: 4,
      }),
      bed(camera, mood, {
        x: [-110, 90],
        z: [250, 450],
        head: 'left',
        stripes: mood.accent[2],
        cushions: [mood.accent, mood.second],
      }),
    ),
  )
}
