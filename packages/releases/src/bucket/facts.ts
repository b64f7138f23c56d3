import { extname } from 'node:path'
import { typeOfFile } from '@calm-rest/contract/releases'
import type { ObjectFacts } from '@calm-rest/objects'

const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

/** Headers of a published file: it never changes, and a compressed file names its encoding. */
export const fileFacts = (name: string): ObjectFacts => {
  const contentEncoding = encodings[extname(name)]
  const plain = contentEncoding ? name.slice(0, -extname(name).length) : name
  return {
    contentType: typeOfFile(plain) ?? 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
    contentEncoding,
  }
}

/** Headers of files that a promotion changes: a CDN revalidates them after a moment. */
export const channelFacts: ObjectFacts = {
  contentType: 'application/json',
  cacheControl: 'public, max-age=2, must-revalidate',
}

/** Headers of files that only the site's own servers read. */
export const ownFacts: ObjectFacts = { contentType: 'application/json', cacheControl: 'no-store' }
