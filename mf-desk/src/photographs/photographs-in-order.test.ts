import { expect, it } from 'vitest'
import { placesOf, withMoved } from './photographs-in-order.ts'

const listed = (id: number, position: number) => ({ id, position, src: '', width: 480, height: 320 })

it('moves one among the others', () => {
  expect(withMoved([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
  expect(withMoved([1, 2, 3], 1, 3)).toEqual([2, 3, 1])
  expect(withMoved([1, 2, 3], 2, 2)).toEqual([1, 2, 3])
})

it('leaves what was taken away where it stood, the last of them first', () => {
  // of 1 2 3 4 first 2 was removed, then 4, then 1
  const room = {
    version: 'v',
    roomId: 'coral-suite',
    photographs: [listed(3, 1)],
    removed: [listed(1, 1), listed(4, 3), listed(2, 2)],
  }
  const places = placesOf(room, [3])
  expect(places.map(({ photograph }) => photograph.id)).toEqual([1, 2, 3, 4])
  expect(places.map((place) => 'removed' in place)).toEqual([true, true, false, true])
})
