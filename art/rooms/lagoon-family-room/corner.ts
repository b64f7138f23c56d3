import { lagoonMood as mood } from '../../moods/family.ts'
import { basin, joints, roundMirror, towelLadder } from '../../motifs/bath.ts'
import { glow } from '../../motifs/decor.ts'
import { chest, stand } from '../../motifs/furniture.ts'
import { bottle, gecko } from '../../motifs/homeware.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { lantern } from '../../motifs/lamps.ts'
import { behind, opening } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, face, join, place } from '../../toolkit/svg.ts'
import { lagoonView } from '../../views/lagoon.ts'

const room: Room = { left: -280, right: 280, height: 285, back: 440, near: 130 }

/** Two basins for a family, one moon. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [540, 370], focal: 840, y: 140 })
  const hole = { x: [110, 250], y: [0, 240], back: 440 } as const
  const sky = join(
    circle(mood.sky[2] ?? '', 0, 0, 120),
    circle(mood.sky[3] ?? '', 30, -30, 62),
    circle(mood.sun, 30, -30, 30),
  )
  const mirror = (x: number) => {
    const [mx, my] = camera(x, 170, 440)
    return place(roundMirror(kit, mood.second[0], mood.sky[1] ?? '', 84, sky), { x: mx, y: my })
  }
  const light = (x: number) =>
    join(
      glow(mood.second[1], ...camera(x, 188, 420), 120, 0.14),
      stand(camera, lantern(mood.dark, mood.second), x, 216, 420),
    )
  return kit.svg(
    interior(camera, mood, room, { floor: 'tiles', ceiling: 'beams' }),
    face('#1f6470', [
      camera(-280, 0, 440),
      camera(280, 0, 440),
      camera(280, 122, 440),
      camera(-280, 122, 440),
    ]),
    joints(camera, '#185662', [-280, 280], [0, 122], 440, 17),
    opening(
      kit,
      camera,
      mood.wood,
      hole,
      behind(camera, lagoonView.draw(kit), { horizon: 424, scale: 0.66, x: 380 }),
      { columns: 2, rows: [150] },
    ),
    lightOnFloor(camera, mood.floor[2], {
      x: [114, 246],
      back: 440,
      from: 0,
      to: 230,
      slant: -0.5,
      panes: 2,
    }),
    mirror(-170),
    mirror(-30),
    light(-100),
    light(44),
    chest(camera, ['#4a2f28', '#6b4432', '#94623f'], {
      x: [-232, 36],
      z: [390, 438],
      height: 82,
      drawers: 2,
    }),
    stand(camera, basin(mood.linen, mood.second), -168, 82, 404),
    stand(camera, basin(mood.linen, mood.second), -30, 82, 404),
    stand(camera, bottle(mood.accent, 22), -100, 82, 408),
    stand(camera, bottle(mood.second, 17), -88, 82, 404),
    stand(
      camera,
      towelLadder(['#4a2f28', '#6b4432', '#94623f'], [mood.accent, mood.linen, mood.second]),
      84,
      0,
      400,
    ),
    place(gecko('#8fb98a'), { x: 1100, y: 270, scale: 0.62, turn: -24 }),
  )
}
