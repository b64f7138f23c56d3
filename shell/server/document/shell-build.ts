import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ShellBuild, shellBuild } from '@calm-rest/contract/releases'

/** Reads build.json of the shell's build in `dist`. Throws where there is none, or it is of another shape. */
export const readShellBuild = (dist: string): ShellBuild =>
  shellBuild.parse(JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')))
