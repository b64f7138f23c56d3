import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Runs the file that package.json names for a command, without the search for the pinned Node. */
export const run = (command: string, ...args: string[]) => {
  const file = scripts[command]?.split(' ').at(-1) ?? ''
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}
