import { expect, it } from 'vitest'
import { createFrameReader, frameOf } from './frames.ts'

const texts = ['{"type":"pong"}', '', 'Zimmer für zwei, 早餐', 'x'.repeat(70_000)]
const bytes = Buffer.concat(texts.map(frameOf))

it.each([1, 3, 4, 5, 1000, bytes.length])('reads whole frames from pieces of %d bytes', (size) => {
  const read = createFrameReader(100_000)
  const heard: string[] = []
  for (let at = 0; at < bytes.length; at += size) heard.push(...read(bytes.subarray(at, at + size)))
  expect(heard).toEqual(texts)
})

it('refuses a frame that is too long before it has come', () => {
  expect(() => createFrameReader(100)(Buffer.from([0, 0, 0, 101]))).toThrow('A frame of 101 bytes')
  expect(() => createFrameReader(100)(Buffer.from([255, 255, 255, 255]))).toThrow(
    'A frame of 4294967295 bytes',
  )
  expect(createFrameReader(100)(frameOf('x'.repeat(100)))).toHaveLength(1)
})
