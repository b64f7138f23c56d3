import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLang } from '@calm-rest/contract/widget'
import { type PartnerFile, partnerFiles } from '@calm-rest/embed/files'
import type { RequestOrigin } from '@calm-rest/server'
import { Hono, type MiddlewareHandler } from 'hono'
import { choiceFrom } from '../../src/screens/partners/choice.ts'
import { hostilePage } from '../../src/screens/partners/hostile-pages.ts'
import { openToAll } from '../embed/embed-routes.ts'
import { movingUrl } from '../embed/loaders.ts'
import { playgroundPage, playgroundPolicy } from './playground-page.ts'

interface PartnerRoutesOptions {
  /** Folder of the elements' build; without, there are no files to read. */
  embed: string | undefined
  originOf: RequestOrigin
}

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')

const shortly = 'public, max-age=300'

/** Pages and files that the screen for partners (shell/src/screens/partners) shows in its frames and links to. */
export const partnerRoutes = ({ embed, originOf }: PartnerRoutesOptions) =>
  new Hono()
    .use('/playground/*', unlisted)
    .route('/playground', playgroundRoutes(originOf))
    .get('/files/:name', unlisted, openToAll, (c) => {
      const name = c.req.param('name')
      const text = embed && isFile(name) ? readText(join(embed, 'files', name)) : undefined
      if (text === undefined) return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
      const type = name.endsWith('.json') ? 'application/json' : 'text/plain'
      return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': shortly })
    })

/** noindex: shown by our own screen only. */
const unlisted: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Robots-Tag', 'noindex')
}

const isFile = (name: string): name is PartnerFile => Object.hasOwn(partnerFiles, name)

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const playgroundRoutes = (originOf: PartnerRoutesOptions['originOf']) => {
  const sheet = asset('playground.css')
  const script = asset('playground.js')
  return new Hono()
    .get('/', (c) => {
      const search = new URL(c.req.url).searchParams
      c.header('Content-Security-Policy', playgroundPolicy)
      c.header('Cache-Control', 'no-cache')
      return c.html(
        playgroundPage({
          lang: parseLang(search.get('lang')),
          choice: choiceFrom(search),
          host: hostilePage(search.get('host') ?? ''),
          site: originOf(c),
          loader: movingUrl,
        }),
      )
    })
    .get('/page.js', (c) =>
      c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': shortly }),
    )
    .get('/:name{[a-z-]+\\.css}', (c) => {
      const name = c.req.param('name').slice(0, -'.css'.length)
      const css = name === 'page' ? sheet : hostilePage(name)?.css
      if (css === undefined) return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
      return c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': shortly })
    })
}
