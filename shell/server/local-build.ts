import type { Composition } from '@calm-rest/contract/releases'
import type { ShellBuild } from './shell-build.ts'

/** What a local dev server serves instead of the built and released files. Never used in production. */
export interface LocalBuild {
  /** Origin of the dev server: `http://localhost:3010`. */
  origin: string
  /** The shell's files, as absolute addresses. */
  shell: ShellBuild
  /** Remotes that run locally; the others come from their releases. */
  remotes: Composition['remotes']
}
