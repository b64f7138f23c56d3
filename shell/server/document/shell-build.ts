import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ShellBuild, shellBuild } from '@calm-rest/contract/releases'

/** Reads build.json of the shell's build in `dist`. Throws if there is none, or if its shape is invalid. */
export const readShellBuild = (dist: string): ShellBuild =>
  shellBuild.parse(JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')))
