import type { PropertyLook } from '@calm-rest/contract/api'
import type { Hex } from '@calm-rest/contract/look'
import { LRUCache } from 'lru-cache'
import type { ContentApi } from '../content-api/content-api.ts'
import { drawPreview, propertyPictureOf } from './draw.ts'

interface PropertyPreviewDeps {
  contentApi: Pick<ContentApi, 'readPicture'>
  readDrawing: (accent: Hex | undefined) => Promise<string>
}

/** The property's picture for link previews, drawn once for each look: its photograph, or the drawing of its home page. */
export const createPropertyPreview = ({ contentApi, readDrawing }: PropertyPreviewDeps) => {
  const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 3 })
  const sourceOf = async (look: PropertyLook | undefined): Promise<Uint8Array> => {
    if (!look?.hero) return Buffer.from(await readDrawing(look?.accent))
    const photograph = await contentApi.readPicture(look.hero.src)
    if (photograph.status !== 'found') throw new Error('The photograph cannot be read')
    return photograph.value
  }
  return (look: PropertyLook | undefined): Promise<Uint8Array<ArrayBuffer>> => {
    const key = propertyPictureOf(look)
    const known = drawn.get(key)
    if (known) return known
    const png = sourceOf(look).then(drawPreview)
    drawn.set(key, png)
    png.catch(() => drawn.delete(key))
    return png
  }
}
