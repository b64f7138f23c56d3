import { describe, expect, it } from 'vitest'
import { directionsUrl, mapFrameUrl } from './maps.ts'

describe('maps', () => {
  it('point at the property', () => {
    expect(directionsUrl).toBe('https://www.google.com/maps/dir/?api=1&destination=5.9485%2C80.4573')
  })

  it('speak the language of the page, as Google writes it', () => {
    expect(new URL(mapFrameUrl('zh')).searchParams.get('hl')).toBe('zh-CN')
    expect(new URL(mapFrameUrl('de')).searchParams.get('hl')).toBe('de')
  })
})
