/** Size that every network shows without cutting, in pixels. */
export const previewSize = { width: 1200, height: 630 }

/** Address of the picture for every page that has none of its own, of the same size. */
export const propertyPicture = '/art/og-image.png'

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
