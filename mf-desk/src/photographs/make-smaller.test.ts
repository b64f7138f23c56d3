import { staffLimits } from '@calm-rest/contract/staff'
import { afterEach, expect, it, vi } from 'vitest'
import { fitWithin, HeicPhotograph, isHeic, makeSmaller, seePicture } from './make-smaller.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [
    [4032, 3024],
    [2400, 1800],
  ],
  [
    [3024, 4032],
    [1800, 2400],
  ],
  [
    [2400, 1600],
    [2400, 1600],
  ],
  [
    [900, 600],
    [900, 600],
  ],
  [
    [10_001, 3],
    [2400, 1],
  ],
] as const)('%j pixels become %j: no side longer than what is sent, none larger than it is', (from, to) => {
  const [width, height] = from
  expect(Object.values(fitWithin(width, height, 2400))).toEqual(to)
})

it('knows the format of iPhones by its first bytes alone', async () => {
  const file = (brand: string) => new Blob([`\0\0\0\x18${brand}\0\0\0\0mif1`], { type: 'image/jpeg' })
  for (const brand of ['ftypheic', 'ftypheix', 'ftypmif1'])
    expect([brand, await isHeic(file(brand))]).toEqual([brand, true])
  for (const brand of ['ftypavif', 'JFIF\0\x01\x01\0'])
    expect([brand, await isHeic(file(brand))]).toEqual([brand, false])
})

/** A browser's canvas whose JPEG has these sizes in bytes, one after the other. */
const stubCanvas = (...sizes: number[]) => {
  const drawn: unknown[] = []
  const encoded: unknown[] = []
  const bitmap = { width: 4800, height: 3600, close: vi.fn() }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  const createElement = () => {
    const context = {
      fillStyle: '',
      fillRect: (...rect: number[]) => drawn.push([context.fillStyle, ...rect]),
      drawImage: (image: unknown, ...rect: number[]) => drawn.push([image === bitmap, ...rect]),
    }
    return {
      getContext: () => context,
      toDataURL: (type: string, quality: number) => `data:${type};${quality}`,
      toBlob: (done: (blob: Blob | null) => void, type: string, quality: number) => {
        encoded.push([type, quality])
        const size = sizes.shift()
        done(size === undefined ? null : new Blob([new Uint8Array(size)], { type }))
      },
    }
  }
  vi.stubGlobal('document', { createElement })
  return { bitmap, drawn, encoded }
}

const { sentBytes } = staffLimits.photographs
const photograph = new Blob(['x'], { type: 'image/png' })

it('sends a photograph as JPEG on white, of the best quality that is small enough', async () => {
  const { bitmap, drawn, encoded } = stubCanvas(sentBytes + 1, sentBytes, 1)
  const { blob, preview } = await makeSmaller(photograph)
  expect([blob.type, blob.size, preview]).toEqual(['image/jpeg', sentBytes, 'data:image/jpeg;0.7'])
  expect(encoded).toEqual([
    ['image/jpeg', 0.9],
    ['image/jpeg', 0.82],
  ])
  const { sentSide } = staffLimits.photographs
  expect(drawn).toEqual([
    ['white', 0, 0, sentSide, (sentSide * 3) / 4],
    [true, 0, 0, sentSide, (sentSide * 3) / 4],
    ['white', 0, 0, 480, 360],
    [true, 0, 0, 480, 360],
  ])
  expect(bitmap.close).toHaveBeenCalledOnce()
})

it('sends the smallest one where none is small enough, and nothing where there is none', async () => {
  const { encoded } = stubCanvas(...[4, 3, 2, 1].map((more) => sentBytes + more))
  expect((await makeSmaller(photograph)).blob.size).toBe(sentBytes + 1)
  expect(encoded).toHaveLength(4)
  stubCanvas()
  await expect(makeSmaller(photograph)).rejects.toThrow('No JPEG')
})

it('sends what this browser cannot read as it is, and names no type of its own', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('No picture')))
  expect(await makeSmaller(photograph)).toEqual({ blob: photograph, preview: '' })
  const { blob } = await makeSmaller(new Blob(['raw']))
  expect([blob.type, await blob.text()]).toEqual(['image/jpeg', 'raw'])
  const heic = new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1'], { type: 'image/jpeg' })
  await expect(makeSmaller(heic)).rejects.toThrow(HeicPhotograph)
})

it('shows a photograph that was made smaller before, where it can be read', async () => {
  stubCanvas()
  expect(await seePicture(photograph)).toEqual({ blob: photograph, preview: 'data:image/jpeg;0.7' })
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('No picture')))
  expect(await seePicture(photograph)).toEqual({ blob: photograph, preview: '' })
})
