import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture, type PictureProps } from './picture.tsx'

const photograph = {
  src: '/p/1200.jpg',
  width: 1800,
  height: 1350,
  sources: [
    { type: 'image/avif', srcset: '/p/480.avif 480w, /p/1800.avif 1800w' },
    { type: 'image/webp', srcset: '/p/480.webp 480w, /p/1800.webp 1800w' },
  ],
  preview: 'data:image/webp;base64,AAAA',
}

const render = (props: Partial<PictureProps> = {}) =>
  renderToString(
    <Picture
      picture={photograph}
      urlOf={(path) => `https://api.example${path}`}
      alt="Veranda"
      sizes="50vw"
      onBroken={() => {}}
      {...props}
    />,
  )

it('offers every format and width with whole addresses, and a JPEG for all others', () => {
  const html = render()
  expect(html).toContain(
    '<source type="image/avif" srcSet="https://api.example/p/480.avif 480w, https://api.example/p/1800.avif 1800w" sizes="50vw"/>',
  )
  expect(html.indexOf('type="image/avif')).toBeLessThan(html.indexOf('type="image/webp'))
  expect(html).toMatch(/<img [^>]*alt="Veranda" src="https:\/\/api\.example\/p\/1200\.jpg"/)
})

it('keeps its place, and shows the preview without a style attribute', () => {
  const html = render()
  expect(html).toContain('width="1800" height="1350"')
  expect(html).toMatch(/<img [^>]*src="data:image\/webp;base64,AAAA" alt=""\/>/)
  expect(html).not.toContain('style=')
})

it('asks the layout how wide it is where there is time for it', () => {
  expect(render({ loading: 'lazy' }).match(/sizes="auto, 50vw"/g)).toHaveLength(3)
  expect(render({ loading: 'eager' })).not.toContain('auto')
})

it('is one address where there is but one', () => {
  const html = render({ picture: { src: '/scene.svg', width: 1200, height: 800 } })
  expect(html).toMatch(
    /<picture><img [^>]*src="https:\/\/api\.example\/scene\.svg" width="1200" height="800"\/>/,
  )
  expect(html).not.toMatch(/source|sizes|data:/)
})

it('marks a drawing if the API does', () => {
  const scene = { src: '/scene.svg', width: 1200, height: 800 }
  expect(render({ picture: { ...scene, caption: 'Drawing' } })).toMatch(/<span[^>]*>Drawing<\/span><\/span>$/)
  expect(render({ picture: scene })).toMatch(/<\/picture><\/span>$/)
})
