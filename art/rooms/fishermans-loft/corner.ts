import { fishermanMood as mood } from '../../moods/family.ts'
import { outrigger } from '../../motifs/boats.ts'
import { rattanChair, rug, stand, table } from '../../motifs/furniture.ts'
import { interior, lightOnFloor, type Room } from '../../motifs/interior.ts'
import { lantern, tableLamp } from '../../motifs/lamps.ts'
import { behind } from '../../motifs/window.ts'
import { createCamera } from '../../toolkit/camera.ts'
import { spots, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, face, join, place, rect, shape, stroke } from '../../toolkit/svg.ts'
import { fishermenView } from '../../views/fishermen.ts'

const room: Room = { left: -280, right: 280, height: 290, back: 450, near: 130 }

/** A glass float in its net, hung on a rope; 46 across. */
export const glassFloat = (tones: readonly [string, string, string], rope: string, hung = 140): string =>
  join(
    rect(rope, -1, -20 - hung, 2, hung),
    circle(tones[1], 0, 0, 23),
    shape(tones[0], 'M16-17A23 23 0 0 1-12 20 26 26 0 0 0 16-17z'),
    circle(tones[2], -8, -9, 5),
    stroke(rope, 'M-23 0Q0 12 23 0M-16-16Q0-6 16-16M0-23Q-16 0 0 23M0-23Q16 0 0 23M0-23V23', { width: 1.4 }),
  )

/** The skipper's desk at the porthole. */
export const corner = (kit: Kit): string => {
  const camera = createCamera({ at: [640, 390], focal: 840, y: 135 })
  const [px, py] = camera(-20, 170, 450).map(Math.round) as [number, number]
  const ring = (r: number) => `M${px - r} ${py}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
  return kit.svg(
    interior(camera, mood, room, { floor: 'boards', ceiling: 'beams', lit: 'left' }),
    steps(5).map((i) =>
      face(mood.wall[0], [
        camera(-280, 48 * (i + 1), 450),
        camera(280, 48 * (i + 1), 450),
        camera(280, 48 * (i + 1) + 2, 450),
        camera(-280, 48 * (i + 1) + 2, 450),
      ]),
    ),
    shape(mood.wood[0], ring(176)),
    shape(mood.second[0], ring(164)),
    shape(mood.second[1], ring(156)),
    kit.cut(ring(144), behind(camera, fishermenView.draw(kit), { horizon: 420, scale: 0.52, x: 610 })),
    steps(8).map((i) =>
      circle(
        mood.wood[0],
        px + 160 * Math.cos((i * Math.PI) / 4 + 0.4),
        py + 160 * Math.sin((i * Math.PI) / 4 + 0.4),
        5,
      ),
    ),
    rect(mood.wood[0], px - 4, py - 146, 8, 292),
    lightOnFloor(camera, mood.floor[2], { x: [-70, 60], back: 450, from: 60, to: 220, slant: -0.2 }),
    rug(camera, mood.accent, [-120, 100], [262, 340]),
    table(camera, mood.wood, { x: [-130, 110], z: [370, 430], height: 76, drawer: 12 }),
    stand(camera, tableLamp(mood.second, mood.accent), 82, 76, 400),
    stand(camera, place(outrigger(mood.dark, mood.linen[1]), { y: -5, scale: 0.24 }), -72, 76, 400),
    face(mood.linen[1], [
      camera(-24, 77, 385),
      camera(44, 77, 385),
      camera(40, 77, 420),
      camera(-20, 77, 420),
    ]),
    face(mood.accent[2], [
      camera(-8, 77.4, 392),
      camera(30, 77.4, 392),
      camera(16, 77.4, 414),
      camera(-4, 77.4, 410),
    ]),
    stand(camera, rattanChair(mood.wood, mood.accent), 20, 0, 330),
    spots('-206,190,1 -168,152,1.2 -236,140,0.9').map(([x, y, s], i) =>
      stand(
        camera,
        place(glassFloat(i === 1 ? mood.second : mood.accent, mood.wood[0]), { scale: s }),
        x,
        y,
        420,
      ),
    ),
    stand(camera, lantern(mood.wood[0], mood.second), 190, 220, 400),
    stand(
      camera,
      join(
        shape(mood.wood[1], 'M-2 0v-190h5V0z'),
        shape(mood.wood[2], 'M-8-190c-4 40-4 70 2 92h13c6-22 6-52 2-92-6-14-12-14-17 0z'),
      ),
      230,
      0,
      440,
    ),
  )
}
