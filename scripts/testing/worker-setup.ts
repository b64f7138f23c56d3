import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '@calm-rest/testing/quick-folder'
import { rolldown } from 'rolldown'
import { root } from '../root.ts'

/**
 * Bundles the process of server bundles into one file for the run, as the image does. A hundred of them start, and Node
 * would take the types out of sixty modules for each: it may not keep a cache, since it may not write.
 */
export const setup = async () => {
  const folder = mkdtempSync(join(quickFolder(), 'calm-rest-worker-'))
  const file = join(folder, 'ssr-worker.mjs')
  const bundle = await rolldown({
    input: join(root, 'shell/server/rendering/ssr-worker.ts'),
    cwd: root,
    platform: 'node',
    resolve: { conditionNames: ['node'] },
  })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
  process.env.SSR_WORKER_FILE = file
  return () => rmSync(folder, { recursive: true, force: true })
}
