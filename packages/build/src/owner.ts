import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

/** Team that owns a top-level folder, by CODEOWNERS. */
export const ownerOf = (folder: string): string => {
  const line = readFileSync(join(root, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`/${folder}/ `))
  if (!line) throw new Error(`CODEOWNERS has no line for /${folder}/. Add one with the team that owns it.`)
  return line.split(/\s+/)[1] ?? ''
}
