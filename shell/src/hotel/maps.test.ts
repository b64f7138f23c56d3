import { describe, expect, it } from 'vitest'
import { directionsUrl, mapFrameUrl } from './maps.ts'

const geo = { latitude: 5.9485, longitude: 80.4573 }

describe('maps', () => {
  it('point at the property', () => {
    expect(directionsUrl(geo)).toBe('https://www.google.com/maps/dir/?api=1&destination=5.9485%2C80.4573')
  })

  it('speak the language of the page, as Google writes it', () => {
    expect(new URL(mapFrameUrl('zh', geo)).searchParams.get('hl')).toBe('zh-CN')
    expect(new URL(mapFrameUrl('de', geo)).searchParams.get('hl')).toBe('de')
  })
})
