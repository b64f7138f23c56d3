import sharp from 'sharp'

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Largest difference between the same pixel of two pictures, of 255; 255 where the sizes differ. */
export const farthestPixel = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 255
  let farthest = 0
  a.data.forEach((value, at) => {
    farthest = Math.max(farthest, Math.abs(value - (b.data[at] ?? 0)))
  })
  return farthest
}
