import type { Engine, Run } from '../engine/engine.ts'
import { type Finding, report } from './finding.ts'

/** Whether the machine has an image. */
export const hasImage = async ({ name }: Pick<Engine, 'name'>, image: string, run: Run): Promise<boolean> =>
  (await run(name, ['image', 'inspect', image])).code === 0

/** Whether the image of the site is here. */
export const checkImage = async (
  engine: Pick<Engine, 'name'> | undefined,
  image: string,
  run: Run,
): Promise<Finding[]> => {
  if (!engine) return []
  if (await hasImage(engine, image, run)) return [report('image', 'ok')(`The image ${image} is here.`)]
  return [report('image', 'ok')(`The image ${image} is not here yet: 'npm run deploy -- up' builds it.`)]
}
