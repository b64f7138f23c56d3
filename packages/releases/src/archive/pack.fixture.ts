import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar, type TarEntry } from 'modern-tar'

/** Packs these entries into a gzipped tar. */
export const packFiles = async (entries: readonly TarEntry[]) => gzipSync(await packTar(entries))

/** Packs a built folder into a gzipped tar, as a team sends it. */
export const packFolder = (folder: string) => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return packFiles(paths.map((path) => fileEntry(relative(folder, path), readFileSync(path))))
}

/** Entry of a file in an archive. */
export const fileEntry = (name: string, content: string | Buffer): TarEntry => {
  const body = Buffer.from(content)
  return { header: { name, size: body.length, type: 'file' }, body }
}
