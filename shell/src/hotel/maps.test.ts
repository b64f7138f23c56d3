import { describe, expect, it } from 'vitest'
import { amapUrl, directionsUrl, mapFrameUrl, mapUrl } from './maps.ts'

describe('maps', () => {
  it('point at the property', () => {
    expect(mapUrl).toBe('https://www.google.com/maps/search/?api=1&query=5.9485%2C80.4573')
    expect(directionsUrl).toBe('https://www.google.com/maps/dir/?api=1&destination=5.9485%2C80.4573')
  })

  it('point at it on Amap, longitude first, in the coordinates of a GPS', () => {
    expect(amapUrl).toBe(
      'https://uri.amap.com/marker?position=80.4573%2C5.9485&name=Calm+Rest&coordinate=wgs84',
    )
  })

  it('speak the language of the page, as Google writes it', () => {
    expect(new URL(mapFrameUrl('zh')).searchParams.get('hl')).toBe('zh-CN')
    expect(new URL(mapFrameUrl('de')).searchParams.get('hl')).toBe('de')
  })
})
