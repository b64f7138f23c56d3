import sharp from 'sharp'

/** Height of each picture, and the space between them, in pixels. */
const height = 450
const gap = 16

/** The pictures of each house in a row, at one height, and the rows below each other. */
export const beside = async (houses: readonly (readonly Buffer[])[]): Promise<Buffer> => {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let width = 0
  for (const [row, pictures] of houses.entries()) {
    let left = 0
    for (const picture of pictures) {
      const { data, info } = await sharp(picture)
        .resize({ height })
        .png()
        .toBuffer({ resolveWithObject: true })
      placed.push({ input: data, left, top: row * (height + gap) })
      left += info.width + gap
    }
    width = Math.max(width, left - gap)
  }
  const size = { width, height: houses.length * (height + gap) - gap, channels: 3 as const }
  return sharp({ create: Object.assign(size, { background: '#ffffff' }) })
    .composite(placed)
    .png()
    .toBuffer()
}
