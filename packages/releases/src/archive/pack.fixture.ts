import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'

/** A gzipped tar of these entries. */
export const packFiles = async (entries: readonly TarEntry[]) => gzipSync(await packTar(entries))

/** A gzipped tar of a built folder, as a team sends it. */
export const packFolder = (folder: string) => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return packFiles(paths.map((path) => fileEntry(relative(folder, path), readFileSync(path))))
}

/** A file of an archive. */
export const fileEntry = (name: string, content: string | Buffer): TarEntry => {
  const body = Buffer.from(content)
  return { header: { name, size: body.length, type: 'file' }, body }
}
