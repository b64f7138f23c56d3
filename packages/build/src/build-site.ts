import { remotes } from '@calm-rest/releases/checkout'
import { buildEmbed } from './build-embed.ts'
import { buildRemote } from './build-remote.ts'
import { buildShell } from './build-shell.ts'

/** Builds what is stale: the shell, every remote, and the elements for partners. */
export const buildSite = async (say: (line: string) => void = () => {}): Promise<void> => {
  for (const name of remotes()) {
    const started = performance.now()
    const { version } = await buildRemote(name)
    say(`${name} ${version} (${Math.round(performance.now() - started)} ms)`)
  }
  for (const [name, build] of [
    ['shell', buildShell],
    ['embed', buildEmbed],
  ] as const) {
    const started = performance.now()
    await build()
    say(`${name} (${Math.round(performance.now() - started)} ms)`)
  }
}

if (import.meta.main) await buildSite(console.log)
