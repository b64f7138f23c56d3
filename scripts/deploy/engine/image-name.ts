import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../../root.ts'

const manifest = z.object({ version: z.string() })

/** The image of the slot that starts first: that of `.env`, else the one that this tree builds. */
export const imageOf = ({ CALM_REST_IMAGE_A }: { CALM_REST_IMAGE_A?: string | undefined }): string => {
  if (CALM_REST_IMAGE_A !== undefined) return CALM_REST_IMAGE_A
  const { version } = manifest.parse(JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8')))
  return `calm-rest:${version}`
}
