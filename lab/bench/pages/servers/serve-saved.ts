import { brotliCompressSync } from 'node:zlib'
import { listen } from '@calm-rest/server'
import { Hono } from 'hono'
import { answerParent } from '../../processes/answer-parent.ts'

/** A file of a saved page. */
export interface SavedFile {
  /** Address with its query. */
  address: string
  type: string
  /** Encoded in base64. */
  body: string
}

interface Ready {
  body: Buffer
  headers: Record<string, string>
}

const isText = (type: string) => /text|svg|json|javascript/.test(type)

const toReady = ({ type, body }: SavedFile): Ready => {
  const plain = Buffer.from(body, 'base64')
  const isPage = type.startsWith('text/html')
  return {
    body: isText(type) ? brotliCompressSync(plain) : plain,
    headers: {
      'Content-Type': type,
      'Cache-Control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText(type) && { 'Content-Encoding': 'br' }),
    },
  }
}

// Saved pages with their styles, fonts and pictures: nothing could be served sooner.
const saved = new Map<string, Ready>()
const app = new Hono().get('*', (c) => {
  const { pathname, search } = new URL(c.req.url)
  const found = saved.get(pathname + search)
  return found ? c.body(found.body as Uint8Array<ArrayBuffer>, 200, found.headers) : c.text('', 404)
})
const { port } = await listen({ fetch: app.fetch, port: Number(process.env.PORT), host: '127.0.0.1' })
answerParent(
  {
    save: (files: SavedFile[]) => {
      for (const file of files) saved.set(file.address, toReady(file))
    },
  },
  { url: `http://localhost:${port}/` },
)
