import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'

/** A built release as one gzipped tar archive, release.json at its root; the same files make the same bytes. */
export const archive = async (folder: string): Promise<Buffer> => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const entries = paths.map((path): TarEntry => {
    const body = readFileSync(path)
    const name = relative(folder, path).split(sep).join('/')
    return { header: { name, size: body.length, type: 'file', mtime: new Date(0) }, body }
  })
  return promisify(gzip)(await packTar(entries))
}
