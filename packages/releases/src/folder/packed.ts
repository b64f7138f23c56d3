import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from './files.ts'

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const unpack: Record<string, Unpack> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
}

/** Name of the file that one is a packed copy of: `entry.js` of `entry.js.br`. */
export const withoutPacking = (name: string) => name.replace(/\.(br|gz)$/, '')

/** The file of a release that one in its folder is a representation of: `entry.js` for itself and for `entry.js.br`. */
export const plainName = (files: ReleaseManifest['files'], name: string): string | undefined =>
  [name, withoutPacking(name)].find((plain) => Object.hasOwn(files, plain))

/** Whether the content of a file is the released one, packed or not. It is never unpacked beyond the size that it has to have. */
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
