import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that git is told to ignore, plus git's own and other hidden ones. */
export const listedFolders = (root: string): string[] => {
  const ignored = ignoredNames(root)
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.has(entry.name))
    .map((entry) => entry.name)
}

/** Files below `folder` whose name matches, as paths from `root` with forward slashes, sorted. */
export const filesBelow = (root: string, folder: string, name: RegExp): string[] => {
  const ignored = ignoredNames(root)
  const walk = (at: string): string[] =>
    readdirSync(join(root, at), { withFileTypes: true }).flatMap((entry) => {
      const path = at ? `${at}/${entry.name}` : entry.name
      if (entry.isDirectory()) return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : walk(path)
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

/** Names of folders in .gitignore (lines that end with a slash); dependencies are never sources. */
const ignoredNames = (root: string) => {
  const names = new Set(['node_modules'])
  for (const line of readIfThere(join(root, '.gitignore')).split('\n')) {
    const folder = /^\/?([^/*!#]+)\/$/.exec(line.trim())
    if (folder?.[1]) names.add(folder[1])
  }
  return names
}

const readIfThere = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
