import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a build may read a file: excludes built and installed files, tests and documents. */
export const isSource = (path: string) => !/(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$|\.md$/.test(path)

/** Hash of files by their paths below a folder and their content. */
export const hashSources = (folder: string, files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of [...files].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Hash of all inputs of a build in its own repository, including its lock file. */
export const hashFolder = (folder: string): string => {
  const outside = ['node_modules', 'dist', '.git']
  const entries = globSync('**/*', {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => outside.includes(name),
  })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return hashSources(folder, files.filter(isSource))
}
