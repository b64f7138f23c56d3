import { expect, it } from 'vitest'
import { fitWithin, isHeic } from './make-smaller.ts'

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
