import { createHash } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Flushes a file to the disk, so that it survives a power failure; for a folder, its entries. */
export const flush = (path: string) => {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

const chunkBytes = 1024 * 1024

/** SHA-256 of a file, read piece by piece. */
export const hashOf = (path: string): string => {
  const hash = createHash('sha256')
  const chunk = Buffer.allocUnsafe(chunkBytes)
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

/** Writes the sum beside the file, in the format of `sha256sum --check`. `named` is the file's final name. */
export const writeSum = (path: string, named: string) =>
  writeFileSync(sumFileOf(named), `${hashOf(path)}  ${basename(named)}\n`, { mode: 0o600, flush: true })

/** Returns whether the file is unchanged since its sum was written; undefined without a sum beside it. */
export const hasItsSum = (path: string): boolean | undefined =>
  existsSync(sumFileOf(path))
    ? readFileSync(sumFileOf(path), 'utf8').split(' ')[0] === hashOf(path)
    : undefined
