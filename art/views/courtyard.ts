import { courtyardMood as mood } from '../moods/standard.ts'
import { block, sheet } from '../motifs/blocks.ts'
import { stand } from '../motifs/furniture.ts'
import { lantern } from '../motifs/lamps.ts'
import { palm } from '../motifs/palms.ts'
import { fan, pot } from '../motifs/plants.ts'
import { bandedSky, cloud } from '../motifs/sky.ts'
import { type Camera, createCamera } from '../toolkit/camera.ts'
import { points, span } from '../toolkit/geometry.ts'
import { polygon } from '../toolkit/path.ts'
import { face, join, shape } from '../toolkit/svg.ts'
import type { View } from './view.ts'

const camera = createCamera({ at: [600, 400], focal: 900, y: 165 })

const roof = (eye: Camera): string => {
  const ribs = span(-860, 860, 56).map((x) =>
    polygon(
      [eye(x - 3, 290, 820), eye(x + 3, 290, 820), eye(x * 0.9 + 3, 430, 960), eye(x * 0.9 - 3, 430, 960)],
      1,
    ),
  )
  return join(
    face(mood.land[1], [eye(-900, 288, 810), eye(900, 288, 810), eye(840, 432, 960), eye(-840, 432, 960)]),
    shape(mood.land[0], ribs.join('')),
    face(mood.land[2], [eye(-900, 280, 810), eye(900, 280, 810), eye(900, 290, 810), eye(-900, 290, 810)]),
    face(mood.land[2], [eye(-840, 428, 955), eye(840, 428, 955), eye(840, 440, 955), eye(-840, 440, 955)]),
  )
}

const columns = (eye: Camera): string =>
  join(
    span(-735, 735, 11).map((x) =>
      join(
        block(eye, [mood.beach[0], mood.beach[2], mood.beach[2]], {
          x: [x - 12, x + 12],
          y: [0, 282],
          z: [830, 850],
        }),
        block(eye, [mood.beach[0], mood.beach[1], mood.beach[2]], {
          x: [x - 18, x + 18],
          y: [0, 26],
          z: [826, 852],
        }),
        block(eye, [mood.beach[0], mood.beach[1], mood.beach[2]], {
          x: [x - 18, x + 18],
          y: [264, 282],
          z: [826, 852],
        }),
      ),
    ),
  )

const basin = (eye: Camera): string => {
  const pads = points('-90,560 -30,600 70,540 110,640 -120,690 20,700')
  return join(
    sheet(eye, mood.beach[2], { x: [-200, 200], z: [400, 760] }),
    sheet(eye, mood.sea[2] ?? '', { x: [-176, 176], z: [424, 738] }),
    sheet(eye, mood.sea[1] ?? '', { x: [-176, 176], z: [424, 660] }),
    sheet(eye, mood.sea[0] ?? '', { x: [-120, 60], z: [424, 560] }),
    span(-147, 147, 3).map((x) => sheet(eye, '#8fc6bd', { x: [x - 10, x + 10], z: [450, 735] }, 0, 0.35)),
    pads.map(([x, z], i) =>
      stand(
        eye,
        join(
          shape(i % 2 ? '#3f7a4c' : '#5b9158', 'M-13 0a13 4 0 1 1 13 4l-1-4z'),
          i % 3 ? '' : shape('#f7c9c0', 'M-5-1q-2-8 5-11 7 3 5 11-5 3-10 0z'),
        ),
        x,
        0,
        z,
      ),
    ),
  )
}

const palmTones = { trunk: '#2f6b57', back: '#2f6b57', front: '#3f7a4c' }

export const courtyardView: View = {
  horizon: 400,
  draw: (kit) =>
    join(
      bandedSky(mood.sky, 400),
      cloud('#e4efda', 720, 96, 230),
      palm(kit, palmTones, { foot: [330, 300], top: [300, 20], reach: 120 }),
      palm(kit, palmTones, { foot: [380, 300], top: [420, 76], reach: 92, flip: true }),
      roof(camera),
      face(mood.wall[0], [
        camera(-900, 0, 960),
        camera(900, 0, 960),
        camera(900, 284, 960),
        camera(-900, 284, 960),
      ]),
      [-300, 300].map((x) =>
        face(mood.wood[1], [
          camera(x - 60, 0, 955),
          camera(x + 60, 0, 955),
          camera(x + 60, 220, 955),
          camera(x - 60, 220, 955),
        ]),
      ),
      face(mood.dark, [camera(-70, 0, 955), camera(70, 0, 955), camera(70, 230, 955), camera(-70, 230, 955)]),
      stand(camera, lantern(mood.wood[0], mood.second), 0, 250, 900),
      columns(camera),
      sheet(camera, mood.beach[1], { x: [-700, 700], z: [200, 850] }),
      sheet(camera, mood.beach[0], { x: [-700, 700], z: [780, 850] }),
      basin(camera),
      [-1, 1].map((side) =>
        stand(
          camera,
          join(
            fan(kit, [mood.leaf[0], mood.leaf[1]], 130, [-165, -20, -140, -45, -115, -70]),
            pot(['#7f3c24', '#9c4a2b'], 56, 44),
          ),
          side * 262,
          0,
          640,
        ),
      ),
    ),
}
