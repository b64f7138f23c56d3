import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { ApiEnv } from '../../core/http/env.ts'

const page = (name: string) => new URL(`./page/${name}`, import.meta.url)
const swagger = (name: string) => new URL(import.meta.resolve(`swagger-ui-dist/${name}`))

const files = [
  { path: '/docs', file: page('index.html'), type: 'text/html; charset=utf-8' },
  { path: '/docs/init.js', file: page('init.js'), type: 'text/javascript; charset=utf-8' },
  {
    path: '/docs/swagger-ui-bundle.js',
    file: swagger('swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  { path: '/docs/swagger-ui.css', file: swagger('swagger-ui.css'), type: 'text/css; charset=utf-8' },
]

// Swagger UI sets style attributes and draws its icons from data URLs
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The OpenAPI document, and a page to read and try it that requests nothing from other hosts. */
export const docsRoutes = () => {
  const app = new Hono<ApiEnv>().use(etag()).get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./document.ts')
    return c.body(openApiDocument(), 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })
  for (const { path, file, type } of files) {
    app.get(path, (c) =>
      c.body(readFileSync(file), 200, { 'Content-Type': type, 'Content-Security-Policy': policy }),
    )
  }
  return app
}
