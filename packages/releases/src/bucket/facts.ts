import { extname } from 'node:path'
import { typeOfFile } from '@calm-rest/contract/releases'
import type { ObjectFacts } from '@calm-rest/objects'

const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

/** Headers of a published file as the site sends it: it never changes, and a compressed one names its encoding. */
export const fileFacts = (name: string): ObjectFacts => {
  const contentEncoding = encodings[extname(name)]
  const plain = contentEncoding ? name.slice(0, -extname(name).length) : name
  return {
    contentType: typeOfFile(plain) ?? 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
    contentEncoding,
  }
}

/** Headers of files that a promotion changes: a CDN serves the new one after a moment. */
export const channelFacts: ObjectFacts = {
  contentType: 'application/json',
  cacheControl: 'public, max-age=2, must-revalidate',
}

/** Headers of files for the site's own servers. */
export const ownFacts: ObjectFacts = { contentType: 'application/json', cacheControl: 'no-store' }
