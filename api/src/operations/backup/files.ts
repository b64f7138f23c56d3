import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** On the disk itself, whatever happens to the power; of a folder, what is named in it. */
export const flush = (path: string) => {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const chunkBytes = 1024 * 1024

const hashOf = (path: string) => {
  const hash = createHash('sha256')
  const chunk = Buffer.alloc(chunkBytes)
  const file = openSync(path, 'r')
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      hash.update(chunk.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

export const sumFileOf = (path: string) => `${path}.sha256`

/** Beside the file, as `sha256sum --check` reads it. `name` is the one that the file is going to have. */
export const writeSum = (path: string, named: string) =>
  writeFileSync(sumFileOf(named), `${hashOf(path)}  ${basename(named)}\n`, { mode: 0o600, flush: true })

/** Whether the file is what it was when its sum was written; unknown where no sum lies beside it. */
export const hasItsSum = (path: string): boolean | undefined =>
  existsSync(sumFileOf(path))
    ? readFileSync(sumFileOf(path), 'utf8').split(' ')[0] === hashOf(path)
    : undefined
