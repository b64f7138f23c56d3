import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from './files.ts'

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const unpack: Record<string, Unpack> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
}

/** Name of the file without its compression: `entry.js` for `entry.js.br`. */
export const withoutPacking = (name: string) => name.replace(/\.(br|gz)$/, '')

/**
 * The file of a release that a file in its folder represents: `entry.js` for itself and for `entry.js.br`.
 */
export const plainName = (files: ReleaseManifest['files'], name: string): string | undefined =>
  [name, withoutPacking(name)].find((plain) => Object.hasOwn(files, plain))

/**
 * Whether a file's content is the released one, compressed or not. It is never unpacked beyond its expected
 * size.
 */
export const isReleased = async (
  files: ReleaseManifest['files'],
  name: string,
  content: Buffer,
): Promise<boolean> => {
  const plain = plainName(files, name)
  const released = plain === undefined ? undefined : files[plain]
  if (!released) return false
  const unpacked =
    plain === name
      ? content
      : await unpack[name.slice(-3)]?.(content, { maxOutputLength: Math.max(1, released.bytes) }).catch(
          () => undefined,
        )
  return unpacked !== undefined && integrityOf(unpacked) === released.integrity
}
