import type { Page } from 'playwright-core'

export interface ComparedLooks {
  /** Share of the pixels that differ, 0 to 1. */
  share: number
  /** WebP as base64. */
  before: string
  after: string
  /** The picture after, pale, with what differs in red. */
  marked: string
}

/**
 * Compares two pictures, PNG, in a blank page beside the given one: the browser reads and writes them. What one is higher or
 * wider than the other differs.
 */
export const compareLooks = async (page: Page, before: Buffer, after: Buffer): Promise<ComparedLooks> => {
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(compareHere, [before.toString('base64'), after.toString('base64')] as const)
  } finally {
    await blank.close()
  }
}

/** In the page. */
const compareHere = async (pictures: readonly [string, string]): Promise<ComparedLooks> => {
  /** Sum of the differences of a pixel's three colours that nobody sees. */
  const unseen = 48
  const images = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      return image
    }),
  )
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const canvases = images.map((image) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return { canvas, pixels: context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
  })
  const [one, other] = canvases
  const marked = new OffscreenCanvas(width, height)
  const context = marked.getContext('2d')
  if (!one || !other || !context) throw new Error('This browser draws nothing')
  const drawn = context.createImageData(width, height)
  let differing = 0
  for (let at = 0; at < drawn.data.length; at += 4) {
    const difference = [0, 1, 2, 3].reduce(
      (sum, channel) => sum + Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)),
      0,
    )
    const differs = difference > unseen
    if (differs) differing += 1
    for (const channel of [0, 1, 2]) {
      const pale = 255 - (255 - (other.pixels[at + channel] ?? 255)) * 0.3
      drawn.data[at + channel] = differs ? ([201, 24, 45][channel] ?? 0) : pale
    }
    drawn.data[at + 3] = 255
  }
  context.putImageData(drawn, 0, 0)
  const written = await Promise.all(
    [one.canvas, other.canvas, marked].map(async (canvas) => {
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    }),
  )
  const [before = '', after = '', markedPicture = ''] = written
  return { share: differing / Math.max(1, width * height), before, after, marked: markedPicture }
}
