import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders directly in `root`, without hidden ones and those that git ignores. */
export const listedFolders = (root: string): string[] => {
  const isIgnored = readIgnored(root)
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !isIgnored(entry.name))
    .map((entry) => entry.name)
}

/** Files below `folder` whose name matches, as paths from `root` with forward slashes, sorted. */
export const filesBelow = (root: string, folder: string, name: RegExp): string[] => {
  const isIgnored = readIgnored(root)
  const walk = (at: string): string[] =>
    readdirSync(join(root, at), { withFileTypes: true }).flatMap((entry) => {
      const path = at ? `${at}/${entry.name}` : entry.name
      if (entry.isDirectory()) return isIgnored(path) || entry.name.startsWith('.') ? [] : walk(path)
      return name.test(entry.name) ? [path] : []
    })
  return existsSync(join(root, folder)) ? walk(folder).sort() : []
}

/** Files directly in `root`. */
export const filesIn = (root: string, name: RegExp): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => entry.name)
    .sort()

/**
 * Folders in .gitignore (lines that end with a slash), by path from the root: `/data/` is the one in the root only,
 * `dist/` any of that name. Dependencies are never sources.
 */
const readIgnored = (root: string) => {
  const anywhere = new Set(['node_modules'])
  const inRoot = new Set<string>()
  for (const line of readIfThere(join(root, '.gitignore')).split('\n')) {
    const [, slash, folder] = /^(\/?)([^/*!#]+)\/$/.exec(line.trim()) ?? []
    if (folder) (slash ? inRoot : anywhere).add(folder)
  }
  return (path: string) => inRoot.has(path) || anywhere.has(path.slice(path.lastIndexOf('/') + 1))
}

const readIfThere = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
