import type { Page } from 'playwright-core'

interface ToCompare {
  /** PNG as base64. */
  before: string
  after: string
  /** Share of the pixels from which on pictures are made, 0 to 1. */
  mostShare: number
}

interface ComparedLooks {
  /** Share of the pixels that differ, 0 to 1. */
  share: number
  /** WebP as base64; undefined up to `mostShare`. */
  pictures:
    | {
        before: string
        after: string
        /** The picture after, pale, with what differs in red. */
        marked: string
      }
    | undefined
}

/**
 * Compares two pictures in a page without a policy for contents: the browser reads and writes them. What one is higher or
 * wider than the other differs.
 */
export const compareLooks = (blank: Page, given: ToCompare): Promise<ComparedLooks> =>
  blank.evaluate(compareHere, given)

/** In the page. */
const compareHere = async ({ before, after, mostShare }: ToCompare): Promise<ComparedLooks> => {
  /** Sum of the differences of a pixel's three colours that nobody sees. */
  const unseen = 48
  const images = await Promise.all(
    [before, after].map(async (base64) => {
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
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0)
    return { canvas, pixels: context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() }
  })
  const [one, other] = canvases
  const marked = new OffscreenCanvas(width, height)
  const context = marked.getContext('2d')
  if (!one || !other || !context) throw new Error('This browser draws nothing')
  const drawn = context.createImageData(width, height)
  const a = one.pixels
  const b = other.pixels
  const at = (pixels: Uint8ClampedArray, index: number) => pixels[index] ?? 0
  let differing = 0
  for (let i = 0; i < drawn.data.length; i += 4) {
    let difference = 0
    for (let channel = i; channel < i + 4; channel += 1)
      difference += Math.abs(at(a, channel) - at(b, channel))
    const differs = difference > unseen
    if (differs) differing += 1
    drawn.data[i] = differs ? 201 : 255 - (255 - at(b, i)) * 0.3
    drawn.data[i + 1] = differs ? 24 : 255 - (255 - at(b, i + 1)) * 0.3
    drawn.data[i + 2] = differs ? 45 : 255 - (255 - at(b, i + 2)) * 0.3
    drawn.data[i + 3] = 255
  }
  const share = differing / Math.max(1, width * height)
  if (share <= mostShare) return { share, pictures: undefined }
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
  const [first = '', second = '', third = ''] = written
  return { share, pictures: { before: first, after: second, marked: third } }
}
