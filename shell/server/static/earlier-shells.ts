import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Builds of the shell whose scripts and styles are stored: returning visitors mostly have one of these. */
const mostShells = 4

/**
 * Stores the scripts and styles of the served shell: for pages that it has sent before an upgrade, and for differences to a
 * later one.
 *
 * @param folder Folder of all stored shells.
 * @param source Hash of the build's sources: a build is stored once.
 */
export const storeShell = (folder: string, dist: string, source: string): void => {
  const own = join(folder, source)
  if (existsSync(own)) return
  // complete or not at all, whatever other process starts beside it
  const temporary = join(folder, `.${source}-${process.pid}`)
  mkdirSync(temporary, { recursive: true })
  for (const name of readdirSync(dist)) {
    if (/\.(js|css)$/.test(name)) copyFileSync(join(dist, name), join(temporary, name))
  }
  try {
    renameSync(temporary, own)
  } catch {
    rmSync(temporary, { recursive: true })
  }
  for (const old of storedShells(folder).slice(mostShells)) rmSync(join(folder, old), { recursive: true })
}

/** Names of the stored builds, the newest first. */
export const storedShells = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
        .sort((a, b) => b.at - a.at)
        .map(({ name }) => name)
    : []

/** The file of a stored shell with this name; undefined if none has it. */
export const findEarlier = (folder: string, name: string): string | undefined =>
  storedShells(folder)
    .map((shell) => join(folder, shell, name))
    .find((file) => existsSync(file))
