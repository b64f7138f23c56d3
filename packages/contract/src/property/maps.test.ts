import { expect, it } from 'vitest'
import { amapUrl, mapUrlFor } from './maps.ts'

it('leads to the property, on a map that readers of the language can open', () => {
  expect(mapUrlFor('de')).toBe('https://www.google.com/maps/search/?api=1&query=5.9485%2C80.4573')
  expect(mapUrlFor('zh')).toBe(amapUrl)
})

it('links to Amap with longitude first, in GPS coordinates', () => {
  expect(amapUrl).toBe(
    'https://uri.amap.com/marker?position=80.4573%2C5.9485&name=Calm+Rest&coordinate=wgs84',
  )
})
