export interface Raster {
  file: string
  from: string
  width: number
  height: number
  /** What shows behind rounded corners: iOS cuts its own, so its icon has none. */
  ground: string
}

/** The pictures that home screens and link previews want as PNG. */
export const rasters: readonly Raster[] = [
  { file: 'icon-192.png', from: 'favicon.svg', width: 192, height: 192, ground: 'transparent' },
  { file: 'icon-512.png', from: 'favicon.svg', width: 512, height: 512, ground: 'transparent' },
  { file: 'apple-touch-icon.png', from: 'favicon.svg', width: 180, height: 180, ground: '#0f4c5c' },
  { file: 'og-image.png', from: 'hero-house.svg', width: 1200, height: 630, ground: '#cfe3da' },
]
