import type { PropertyLook } from '@calm-rest/contract/api'

/** Size that every network shows without cutting, in pixels. */
export const previewSize = { width: 1200, height: 630 }

/** The picture of the design's own drawing, for every page that has none of its own, of the same size. */
export const propertyPicture = '/art/og-image.png'

/** Address of the picture for every page that has none of its own: of the property's photograph, or of its drawing. */
export const propertyPictureOf = (look: PropertyLook | undefined): string => {
  if (!look?.hero && look?.drawings === 'coast') return propertyPicture
  // the address of a photograph names its content
  const tag = look?.hero?.src.split('/').at(-2) ?? look?.accent?.slice(1) ?? 'plain'
  return `/social/property.png?v=${tag}`
}

/** Part of every picture's tag: raise it when the drawing of a room changes. */
export const drawing = '1'

/** A picture of a room, drawn or photographed, as a PNG for link previews. */
export const drawPreview = async (source: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
  // loads a native library: most processes never draw, and none should wait for it to start
  const { default: sharp } = await import('sharp')
  const drawn = await sharp(source)
    .rotate()
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(drawn)
}
