import { buildRemote } from './builds/build-remote.ts'
import { buildShell } from './builds/build-shell.ts'
import { remotes } from './builds/workspaces.ts'

/** Builds what is stale: the shell and every remote. */
export const buildSite = async (say: (line: string) => void = () => {}): Promise<void> => {
  for (const name of remotes()) {
    const started = performance.now()
    const { version } = await buildRemote(name)
    say(`${name} ${version} (${Math.round(performance.now() - started)} ms)`)
  }
  const started = performance.now()
  await buildShell()
  say(`shell (${Math.round(performance.now() - started)} ms)`)
}

if (import.meta.main) await buildSite(console.log)
