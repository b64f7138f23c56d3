import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { langs } from '@calm-rest/contract/widget'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

const page = (lang: string, theme: string, root: string) => `<!doctype html>
<html lang="${lang}" data-theme="${theme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Specimen of the design system</title>
<link rel="stylesheet" href="/specimen.css">
<link rel="icon" href="data:,">
<div id="root" data-root="${root}"></div>
<script type="module" src="/specimen.js"></script>
</html>`

const oneOf = (value: string | null, allowed: readonly string[]) =>
  value !== null && allowed.includes(value) ? value : (allowed[0] ?? '')

/** Serves what `build` wrote. The page takes its language and theme from `?lang` and `?theme`; `?root=shadow` is an embed's. */
export const createSpecimenServer = (folder = new URL('./dist/', import.meta.url)) =>
  createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname === '/') {
      const lang = oneOf(url.searchParams.get('lang'), langs)
      const theme = oneOf(url.searchParams.get('theme'), ['light', 'dark', 'auto'])
      const root = oneOf(url.searchParams.get('root'), ['document', 'shadow'])
      // As on the site: styles and scripts only from files, so that an inline style in a component is
      // noticed.
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'; img-src 'self' data:",
      }
      response.writeHead(200, headers).end(page(lang, theme, root))
      return
    }
    const name = url.pathname.match(/^\/([\w.-]+)$/)?.[1] ?? ''
    const body = await readFile(new URL(name, folder)).catch(() => undefined)
    if (!body) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' })
        .end(body)
  })
