import { extname } from 'node:path'
import type { ObjectFacts } from '@calm-rest/objects'
import { getMimeType } from 'hono/utils/mime'

const encodings: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

/** Of a published file, as the site sends it: it never changes, and a packed one says what it is unpacked. */
export const fileFacts = (name: string): ObjectFacts => {
  const contentEncoding = encodings[extname(name)]
  const plain = contentEncoding ? name.slice(0, -extname(name).length) : name
  return {
    contentType: getMimeType(plain) ?? 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
    contentEncoding,
  }
}

/** Of what a promotion changes: whoever reads it through a CDN has it anew after a moment. */
export const channelFacts: ObjectFacts = {
  contentType: 'application/json',
  cacheControl: 'public, max-age=2, must-revalidate',
}

/** Of what is for the site's own servers. */
export const ownFacts: ObjectFacts = { contentType: 'application/json', cacheControl: 'no-store' }
