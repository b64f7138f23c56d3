export interface PngFile {
  file: string
  from: string
  width: number
  height: number
  /** Space around the drawing, in px. */
  margin?: number
  /** Colour behind the drawing: iOS rounds the corners itself, so its icon is filled to the edge. */
  ground: string
}

/** Home screens and link previews take PNG only; `from` is the SVG that each is made of. */
export const pngFiles: readonly PngFile[] = [
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
  { file: 'desk-192.png', from: 'desk-icon.svg', width: 192, height: 192, ground: 'transparent' },
  { file: 'desk-512.png', from: 'desk-icon.svg', width: 512, height: 512, ground: 'transparent' },
  { file: 'og-image.png', from: 'hero-house.svg', width: 1200, height: 630, ground: '#cfe3da' },
]
