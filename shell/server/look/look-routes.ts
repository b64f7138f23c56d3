import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapQueryOf } from '@calm-rest/contract/drawings'
import type { Hex } from '@calm-rest/contract/look'
import { parseLang } from '@calm-rest/contract/widget'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ReadFacts } from '../content-api/current-facts.ts'
import { cacheFor } from '../static/caching.ts'
import { createOwnMap } from './own-map.ts'
import { recolour } from './recolour.ts'

const aDay = 'public, max-age=86400'
const names = ['hero', 'hero-dark', 'house', 'view', 'side', 'lost', 'icon']
const sides = [180, 192, 512]
/** Of 4 to 10 kB each: those of one property, and room for a change of its colour. */
const most = 40

const svgHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/**
 * The drawings of no place in particular in the hue of an accent, and the icons. The address has the colour, so that nothing
 * is asked of the API.
 */
export const lookRoutes = (dist: string, readFacts: ReadFacts) => {
  const map = createOwnMap(dist)

  const drawing = createDrawings(dist)
  const icons = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: most })

  const icon = (accent: string, side: number): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${accent}/${side}`
    const known = icons.get(key)
    if (known) return known
    const made = drawing(accent, 'icon').then((svg) => drawIcon(svg, side))
    icons.set(key, made)
    made.catch(() => icons.delete(key))
    return made
  }

  return new Hono()
    .get('/map.svg', async (c) => {
      const { facts } = await readFacts()
      const lang = parseLang(c.req.query('lang'))
      const drawn = await map(facts, lang)
      if (drawn === undefined) return c.text('The place is unknown.', 404, { 'Cache-Control': 'no-store' })
      const isCurrent = new URL(c.req.url).search === mapQueryOf(facts, lang)
      c.header('Cache-Control', isCurrent ? aDay : 'no-cache')
      return c.body(drawn, 200, svgHeaders)
    })
    .use(cacheFor(aDay))
    .get(`/:accent{[0-9a-f]{6}|plain}/:file{(${names.join('|')})\\.svg}`, async (c) => {
      const { accent, file } = c.req.param()
      return c.body(await drawing(accent, file.replace('.svg', '')), 200, svgHeaders)
    })
    .get(`/:accent{[0-9a-f]{6}|plain}/:file{icon-(${sides.join('|')})\\.png}`, async (c) => {
      const side = Number(/\d+/.exec(c.req.param('file'))?.[0])
      return c.body(await icon(c.req.param('accent'), side), 200, { 'Content-Type': 'image/png' })
    })
}

/** Reads a drawing in the hue of an accent, `rrggbb`, or as it was drawn: `plain`. */
export const createDrawings = (dist: string) => {
  const drawn = new LRUCache<string, Promise<string>>({ max: most })
  return (accent: string, name: string): Promise<string> => {
    const key = `${accent}/${name}`
    const known = drawn.get(key)
    if (known) return known
    const file = readFile(join(dist, 'public/art', `plain-${name}.svg`), 'utf8')
    const made = accent === 'plain' ? file : file.then((svg) => recolour(svg, `#${accent}` as Hex))
    drawn.set(key, made)
    made.catch(() => drawn.delete(key))
    return made
  }
}

const drawIcon = async (svg: string, side: number) => {
  // loads a native library: most processes never draw
  const { default: sharp } = await import('sharp')
  const margin = side === 180 ? 20 : 0
  const inner = side - 2 * margin
  const mark = await sharp(Buffer.from(svg), { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer()
  // iOS rounds the corners itself, so its icon is filled to the edge
  const background = margin ? '#fcf8ee' : { r: 0, g: 0, b: 0, alpha: 0 }
  const ground = sharp({ create: { width: side, height: side, channels: 4, background } })
  const drawn = await ground
    .composite([{ input: mark, left: margin, top: margin }])
    .png()
    .toBuffer()
  return new Uint8Array(drawn)
}
