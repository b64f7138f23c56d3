import { expect, it } from 'vitest'
import { amapUrlOf, mapUrlFor } from './maps.ts'

const place = { name: 'Calm & Rest', geo: { latitude: 5.9485, longitude: 80.4573 } }

it('leads to the property, on a map that readers of the language can open', () => {
  expect(mapUrlFor('de', place)).toBe('https://www.google.com/maps/search/?api=1&query=5.9485%2C80.4573')
  expect(mapUrlFor('zh', place)).toBe(amapUrlOf(place))
})

it('links to Amap with longitude first, in GPS coordinates', () => {
  expect(amapUrlOf(place)).toBe(
    'https://uri.amap.com/marker?position=80.4573%2C5.9485&name=Calm+%26+Rest&coordinate=wgs84',
  )
})

it('leads nowhere while the position is unknown', () => {
  expect([mapUrlFor('de', { name: 'Calm' }), mapUrlFor('zh', { name: 'Calm' })]).toEqual([
    undefined,
    undefined,
  ])
})
