import type { Composition } from '@calm-rest/contract/releases'
import type { ShellBuild } from './shell-build.ts'

/** What a local dev server serves instead of the built and released files. Never used in production. */
export interface LocalBuild {
  /** Origin of the dev server: `http://localhost:3003`. */
  origin: string
  /** The shell's files, as absolute addresses, where it runs from its sources too; else it is the built one. */
  shell?: ShellBuild | undefined
  /** Remotes that run locally; the others come from their releases. */
  remotes: Composition['remotes']
}

const ownNames = ['localhost', '127.0.0.1', '[::1]']

/** What runs locally is for the machine it runs on: whoever asks under another name gets what is released. */
export const localFor = (local: LocalBuild | undefined, address: string): LocalBuild | undefined =>
  ownNames.includes(new URL(address).hostname) ? local : undefined
