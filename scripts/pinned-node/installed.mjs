import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what the lock file asks for. npm writes node_modules/.package-lock.json as the last
 * step of an install, so an interrupted one has none; comparing contents, not times, survives `git checkout`
 * and knows an `npm install` that somebody ran by hand.
 * @param {string} root
 */
export const isInstalled = (root) => {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted) throw new Error(`${join(root, 'package-lock.json')} cannot be read`)
  if (!present) return false
  return Object.entries(wanted).every(([path, want]) => {
    const have = present[path]
    // the project itself is not listed as installed; an optional package may be for another platform
    if (!have) return path === '' || Boolean(want.optional || want.devOptional)
    return have.version === want.version && have.integrity === want.integrity && have.link === want.link
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
