import { lighthouseMood as mood } from '../../moods/sea-view.ts'
import { block } from '../../motifs/blocks.ts'
import { curtain } from '../../motifs/furniture.ts'
import type { Camera } from '../../toolkit/camera.ts'
import { join } from '../../toolkit/svg.ts'

export interface Frame {
  x: readonly [number, number]
  z: readonly [number, number]
}

/** Four posts and the beams that join them; the far half is drawn before the bed, the near half after it. */
export const posts = (camera: Camera, { x, z }: Frame, half: 'far' | 'near'): string => {
  const at = half === 'far' ? z[1] : z[0]
  const post = (px: number) =>
    block(camera, mood.wood, { x: [px - 4, px + 4], y: [0, 240], z: [at - 4, at + 4] })
  const beam = block(camera, mood.wood, { x: [x[0] - 4, x[1] + 4], y: [234, 242], z: [at - 4, at + 4] })
  const rails = x.map((px) => block(camera, mood.wood, { x: [px - 3, px + 3], y: [235, 241], z }))
  return join(half === 'near' ? rails : '', x.map(post), beam)
}

/** A drape from the top beam at `from`, gathered against its post. */
export const drape = (camera: Camera, from: number, to: number, z: number): string =>
  curtain(
    mood.linen,
    [camera(from, 0, z)[0], camera(to, 0, z)[0]],
    [camera(0, 232, z)[1], camera(0, 8, z)[1]],
    {
      tie: 0.52,
      folds: 4,
    },
  )
