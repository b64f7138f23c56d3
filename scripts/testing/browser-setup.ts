import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Builds the site once for all browser tests; each of them starts its own. */
export const setup = async () => {
  const build = new URL('../build.ts', import.meta.url)
  if (!existsSync(fileURLToPath(build))) return
  const { buildSite } = (await import(build.href)) as { buildSite: () => Promise<unknown> }
  await buildSite()
}
