import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { ContentApi } from '../content-api/content-api.ts'
import { propertyPicture } from './draw.ts'
import { QueueFull } from './queue.ts'
import type { RoomPreviews } from './room-previews.ts'

/** The pictures of link previews. If a room's own is missing, that of the property replaces it. */
export const socialRoutes = (contentApi: ContentApi, previews: RoomPreviews) =>
  new Hono().get('/rooms/:file{[^/]+\\.png}', etag(), async (c) => {
    c.header('Cache-Control', 'no-store')
    const id = c.req.param('file').slice(0, -'.png'.length)
    const room = await contentApi.findRoom(id, 'en')
    if (room.status === 'unknown') return c.text('There is no such room.', 404)
    try {
      const preview = room.status === 'found' ? await previews.previewOf(room.value) : undefined
      if (!preview) return c.redirect(propertyPicture)
      const isExact = c.req.query('v') === preview.tag
      c.header('Cache-Control', isExact ? 'public, max-age=31536000, immutable' : 'no-cache')
      c.header('ETag', `"${preview.tag}"`)
      return c.body(preview.png, 200, { 'Content-Type': 'image/png' })
    } catch (cause) {
      if (cause instanceof QueueFull)
        return c.text('Too many pictures at once.', 503, { 'Retry-After': '30' })
      // an unreadable file of the owner must not cost the preview
      return c.redirect(propertyPicture)
    }
  })
