import { brotliCompressSync } from 'node:zlib'
import { listen } from '@calm-rest/server'
import { Hono } from 'hono'
import { answerParent } from '../processes/answer-parent.ts'

/** A file of the partner's site. */
export interface PartnerFile {
  path: string
  type: string
  text: string
}

// A partner's own web server, on another origin than the site.
const files = new Map<string, { body: Buffer; type: string }>()
const app = new Hono().get('*', (c) => {
  const found = files.get(new URL(c.req.url).pathname)
  if (!found) return c.text('', 404)
  return c.body(found.body as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': `${found.type}; charset=utf-8`,
    'Content-Encoding': 'br',
    'Cache-Control': 'no-cache',
  })
})
const { port } = await listen({ fetch: app.fetch, port: Number(process.env.PORT), host: '127.0.0.1' })
answerParent(
  {
    serve: (given: PartnerFile[]) => {
      for (const { path, type, text } of given) files.set(path, { body: brotliCompressSync(text), type })
    },
  },
  { url: `http://localhost:${port}/` },
)
