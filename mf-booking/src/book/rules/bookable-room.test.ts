import { expect, it } from 'vitest'
import { aRoom } from '../../room-picture/room.fixture.ts'
import { toBookable } from './bookable-room.ts'

const picture = (name: string) => ({ src: `/media/${name}.svg`, width: 1200, height: 800 }) as never

it('sends of a room what the form shows, with its first picture alone', () => {
  const images = ['/media/one.svg', '/media/two.svg']
  const pictures = [picture('one'), picture('two')]
  const room = aRoom({ images, pictures, discountPrice: 99, priceVaries: true })
  expect(toBookable(room)).toEqual({
    _id: 'horizon-room',
    name: 'Horizon Room',
    price: 128,
    discountPrice: 99,
    priceVaries: true,
    guests: 2,
    images: ['/media/one.svg'],
    pictures: [picture('one')],
  })
})
