import { staffLimits } from '@calm-rest/contract/staff'

/** A photograph to be sent, and its thumbnail as a data: address; '' if the browser cannot make one. */
export interface Picture {
  blob: Blob
  preview: string
}

/** Thrown where neither this browser nor the server can read a file. */
export class HeicPhotograph extends Error {
  override name = 'HeicPhotograph'
}

const { sentSide, sentBytes } = staffLimits.photographs
const previewSide = 480
/** As JPEG, the best first: the server makes its own files of it. */
const qualities = [0.9, 0.82, 0.74, 0.66]

/**
 * Upright, no larger than the server needs, and without its location. A file that this browser cannot read is
 * sent as it is: the server knows more types.
 */
export const makeSmaller = async (file: Blob): Promise<Picture> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap) {
    const picture = { blob: await toJpeg(draw(bitmap, sentSide)), preview: previewOf(bitmap) }
    bitmap.close()
    return picture
  }
  if (await isHeic(file)) throw new HeicPhotograph()
  return { blob: file.type ? file : new Blob([file], { type: 'image/jpeg' }), preview: '' }
}

/** For one that was made smaller before. */
export const seePicture = async (blob: Blob): Promise<Picture> => {
  const bitmap = await createImageBitmap(blob).catch(() => undefined)
  return { blob, preview: bitmap ? previewOf(bitmap) : '' }
}

/** Sides that are not longer than `longest`, in whole pixels; never larger than they are. */
export const fitWithin = (width: number, height: number, longest: number) => {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** By its first bytes, since a phone may give it any name and type. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const head = await file.slice(4, 12).text()
  return /^ftyp(he[iv][cxms]|mif1|msf1)$/.test(head)
}

const draw = (bitmap: ImageBitmap, longest: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(bitmap.width, bitmap.height, longest))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.imageSmoothingQuality = 'high'
  // JPEG lets nothing through
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const previewOf = (bitmap: ImageBitmap) => draw(bitmap, previewSide).toDataURL('image/jpeg', 0.7)

const toJpeg = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  let smallest: Blob | undefined
  for (const quality of qualities) {
    smallest = await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))), 'image/jpeg', quality)
    })
    if (smallest.size <= sentBytes) return smallest
  }
  if (!smallest) throw new Error('No JPEG')
  return smallest
}
