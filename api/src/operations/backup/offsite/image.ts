import { hash } from 'node:crypto'
import type { Database } from 'better-sqlite3'

/** A database file as of one moment, with everything that was committed before it. */
export type Image = Buffer

/**
 * Takes the image in one read transaction of SQLite, which ends before this returns: nothing that happens to the image
 * afterwards can hold up a checkpoint.
 */
export const takeImage = (db: Database): Image => db.serialize()

/** Bytes of a page: in the header of each SQLite file, where 1 stands for 65,536. */
export const pageBytesOf = (image: Image): number => {
  const bytes = image.readUInt16BE(16)
  return bytes === 1 ? 65_536 : bytes
}

export const sha256 = (content: Uint8Array): string => hash('sha256', content)

const hashBytes = 16

/** Short hashes of all pages, in the order of the file: a change of a page changes its hash. */
export type PageHashes = Buffer

export const hashPages = (image: Image): PageHashes => {
  const pageBytes = pageBytesOf(image)
  const pages = image.length / pageBytes
  const hashes = Buffer.alloc(pages * hashBytes)
  for (let page = 0; page < pages; page += 1) {
    const content = image.subarray(page * pageBytes, (page + 1) * pageBytes)
    hash('sha256', content, 'buffer').copy(hashes, page * hashBytes, 0, hashBytes)
  }
  return hashes
}

/** Numbers of the pages of `after` that `before` lacks or has otherwise, from 0. */
export const changedPages = (before: PageHashes, after: PageHashes): number[] => {
  const changed: number[] = []
  for (let at = 0; at < after.length; at += hashBytes) {
    const isSame = at < before.length && after.compare(before, at, at + hashBytes, at, at + hashBytes) === 0
    if (!isSame) changed.push(at / hashBytes)
  }
  return changed
}
