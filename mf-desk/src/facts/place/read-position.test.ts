import { expect, it } from 'vitest'
import { readPosition } from './read-position.ts'

it.each([
  ['64.1466, -21.9426', 64.1466, -21.9426],
  ['https://www.google.com/maps/place/X/@64.1,-21.9,17z/data=!3d64.1466!4d-21.9426', 64.1466, -21.9426],
  ['https://www.google.com/maps/@64.1466,-21.9426,17z', 64.1466, -21.9426],
  ['https://maps.google.com/?q=64.1466%2C-21.9426', 64.1466, -21.9426],
  ['https://www.openstreetmap.org/?mlat=64.1466&mlon=-21.9426#map=16/64.1/-21.9', 64.1466, -21.9426],
  ['https://www.openstreetmap.org/#map=16/64.1466/-21.9426', 64.1466, -21.9426],
  ['https://maps.apple.com/?ll=64.1466,-21.9426&q=House', 64.1466, -21.9426],
  ['geo:64.1466,-21.9426', 64.1466, -21.9426],
])('reads the position of %s', (text, latitude, longitude) => {
  expect(readPosition(text)).toEqual({ latitude, longitude })
})

it.each(['', 'Lighthouse Lane 27', '123, 456', '64.1466', 'https://maps.app.goo.gl/abc', '1,2,3'])(
  'finds none in %j',
  (text) => {
    expect(readPosition(text)).toBeUndefined()
  },
)
