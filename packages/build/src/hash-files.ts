import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, type ReleaseManifest } from '@calm-rest/contract/releases'

/** Every file of a folder except compressed copies, by path, with hash and sizes. */
export const hashFiles = (folder: string): ReleaseManifest['files'] =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !isPacked(path))
      .sort()
      .map((path) => [path.slice(folder.length + 1), measure(path)]),
  )

const isPacked = (path: string) => /\.(br|gz)$/.test(path)

const measure = (path: string) => {
  const content = readFileSync(path)
  const packed = `${path}.br`
  return {
    integrity: integrityOf(content),
    bytes: content.length,
    ...(existsSync(packed) && { brotliBytes: statSync(packed).size }),
  }
}
