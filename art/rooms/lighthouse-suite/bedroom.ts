import { lighthouseMood as mood } from '../../moods/sea-view.ts'
import { bed } from '../../motifs/bed.ts'
import { sofaBed } from '../../motifs/berths.ts'
import { bedside, glow } from '../../motifs/decor.ts'
import { stand } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { lantern } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { lighthouseView } from '../../views/lighthouse.ts'

const room: Room = { left: -330, right: 330, height: 310, back: 560, near: 130 }

export const bedroom = (kit: Kit): string => {
  const camera = createCamera({ at: [620, 390], focal: 860, y: 140 })
  const hole = { x: [46, 270], y: [34, 270], back: 560, top: 'arch' } as const
  const view = behind(camera, lighthouseView.draw(kit), { horizon: 450, scale: 0.52, x: 206 })
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams' }),
    opening(kit, camera, mood.wood, hole, view, { columns: 2, rows: [160], sill: true }),
    lightOnFloor(camera, mood.floor[2], {
      x: [52, 264],
      back: 560,
      from: 26,
      to: 250,
      slant: -0.2,
      panes: 2,
    }),
    glow(mood.second[1], ...camera(-122, 150, 556), 190, 0.12),
    bedside(camera, mood, [-270, -226], [480, 524]),
    bed(camera, mood, {
      kind: 'king',
      x: [-212, -32],
      z: [352, 536],
      head: 'back',
      stripes: mood.second[1],
      cushions: [mood.accent, mood.second, mood.accent],
      headboard: 126,
    }),
    bedside(camera, mood, [-18, 24], [492, 532]),
    sofaBed(camera, mood, {
      x: [62, 262],
      z: [400, 530],
      cloth: mood.accent,
      cushions: [mood.second, mood.linen, mood.accent],
    }),
    stand(camera, lantern(mood.wood[0], mood.second), 236, 240, 420),
  )
}
