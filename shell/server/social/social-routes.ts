import type { Hex } from '@calm-rest/contract/look'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { ContentApi } from '../content-api/content-api.ts'
import type { ReadFacts } from '../content-api/current-facts.ts'
import { propertyPicture, propertyPictureOf } from './draw.ts'
import { createPropertyPreview } from './property-preview.ts'
import { QueueFull } from './queue.ts'
import type { RoomPreviews } from './room-previews.ts'

interface SocialDeps {
  contentApi: ContentApi
  previews: RoomPreviews
  readFacts: ReadFacts
  /** The drawing of the home page in the hue of an accent; undefined: in the design's own. */
  readDrawing: (accent: Hex | undefined) => Promise<string>
}

/** The pictures of link previews. If a room's own is missing, that of the property replaces it. */
export const socialRoutes = ({ contentApi, previews, readFacts, readDrawing }: SocialDeps) => {
  const propertyPreview = createPropertyPreview({ contentApi, readDrawing })
  const fallback = async () => propertyPictureOf((await readFacts()).facts.look)
  return new Hono()
    .get('/property.png', async (c) => {
      const { look } = (await readFacts()).facts
      const png = await propertyPreview(look).catch(() => undefined)
      if (!png) return c.redirect(propertyPicture)
      const isExact = `/social/property.png?v=${c.req.query('v')}` === propertyPictureOf(look)
      c.header('Cache-Control', isExact ? 'public, max-age=86400' : 'no-cache')
      return c.body(png, 200, { 'Content-Type': 'image/png' })
    })
    .get('/rooms/:file{[^/]+\\.png}', etag(), async (c) => {
      c.header('Cache-Control', 'no-store')
      const id = c.req.param('file').slice(0, -'.png'.length)
      const room = await contentApi.findRoom(id, 'en')
      if (room.status === 'unknown') return c.text('There is no such room.', 404)
      try {
        const preview = room.status === 'found' ? await previews.previewOf(room.value) : undefined
        if (!preview) return c.redirect(await fallback())
        const isExact = c.req.query('v') === preview.tag
        c.header('Cache-Control', isExact ? 'public, max-age=31536000, immutable' : 'no-cache')
        c.header('ETag', `"${preview.tag}"`)
        return c.body(preview.png, 200, { 'Content-Type': 'image/png' })
      } catch (cause) {
        if (cause instanceof QueueFull)
          return c.text('Too many pictures at once.', 503, { 'Retry-After': '30' })
        // an unreadable file of the owner must not cost the preview
        return c.redirect(await fallback())
      }
    })
}
