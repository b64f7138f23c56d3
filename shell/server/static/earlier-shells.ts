import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Earlier builds of the shell whose scripts are kept: who comes again has mostly seen one of these. */
const mostShells = 4

/**
 * Keeps the scripts of the shell's builds, the newest first, for whoever has one of them in the cache. A build is known
 * by its source.
 *
 * @param folder Where they are kept, by the site that served them.
 */
export const keepShell = (folder: string, dist: string, source: string): void => {
  const own = join(folder, source)
  if (existsSync(own)) return
  // whole or not at all, whoever else starts beside it
  const temporary = join(folder, `.${source}-${process.pid}`)
  mkdirSync(temporary, { recursive: true })
  for (const name of readdirSync(dist)) {
    if (name.endsWith('.js')) copyFileSync(join(dist, name), join(temporary, name))
  }
  try {
    renameSync(temporary, own)
  } catch {
    rmSync(temporary, { recursive: true })
  }
  for (const old of keptShells(folder).slice(mostShells)) rmSync(join(folder, old), { recursive: true })
}

/** Names of the kept builds, the newest first. */
export const keptShells = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
        .sort((a, b) => b.at - a.at)
        .map(({ name }) => name)
    : []
