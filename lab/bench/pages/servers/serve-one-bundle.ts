import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createApi } from '@calm-rest/api'
import type { PropertyFacts } from '@calm-rest/contract/api'
import type { SiteTexts } from '@calm-rest/contract/schemas'
import { root } from '@calm-rest/releases/checkout'
import { listen } from '@calm-rest/server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { pino } from 'pino'
import type { OneBundle } from '../../one-bundle/build.ts'
import { oneBundlePage } from '../../one-bundle/page.ts'
import { answerParent } from '../../processes/answer-parent.ts'

// The bundle behind a static file server, with the same API.
const [folder = '', bundle = '{}'] = process.argv.slice(2)
const api = await createApi({ dataDir: join(folder, 'data'), logger: pino({ level: 'silent' }) })
const { facts } = (await (await api.app.request('/api/hotel/day')).json()) as { facts: PropertyFacts }
const texts = (await (await api.app.request('/api/texts?lang=en')).json()) as SiteTexts
const html = brotliCompressSync(oneBundlePage(JSON.parse(bundle) as OneBundle, facts, texts))

const cached =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('Cache-Control', value)
  }
const files = (at: string, prefix: string) =>
  serveStatic({ root: at, rewriteRequestPath: (path) => path.slice(prefix.length), precompressed: true })

const app = new Hono()
  .all('/api/*', (c) => api.app.fetch(c.req.raw, c.env as never))
  .all('/media/*', (c) => api.app.fetch(c.req.raw, c.env as never))
  .get('/assets/*', cached('public, max-age=31536000, immutable'), files(join(folder, 'dist'), '/assets'))
  .get('/art/*', cached('public, max-age=86400'), files(join(root, 'shell/dist/public'), ''))
  .get('*', (c) =>
    c.body(html, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Cache-Control': 'no-cache',
    }),
  )
const { port } = await listen({
  fetch: app.fetch,
  direct: api.answerDirectly,
  port: Number(process.env.PORT),
  host: '127.0.0.1',
})
answerParent({}, { url: `http://localhost:${port}/` })
