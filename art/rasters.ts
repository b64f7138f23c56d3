export interface Raster {
  file: string
  from: string
  width: number
  height: number
  /** Space around the drawing, in px. */
  margin?: number
  /** What shows behind the drawing: iOS cuts its own corners, so its icon is filled to the edge. */
  ground: string
}

/** The pictures that home screens and link previews want as PNG. */
export const rasters: readonly Raster[] = [
  { file: 'icon-192.png', from: 'favicon.svg', width: 192, height: 192, ground: 'transparent' },
  { file: 'icon-512.png', from: 'favicon.svg', width: 512, height: 512, ground: 'transparent' },
  {
    file: 'apple-touch-icon.png',
    from: 'favicon.svg',
    width: 180,
    height: 180,
    margin: 20,
    ground: '#fcf8ee',
  },
  { file: 'og-image.png', from: 'hero-house.svg', width: 1200, height: 630, ground: '#cfe3da' },
]
