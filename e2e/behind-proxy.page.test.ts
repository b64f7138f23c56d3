import { fetchPage, sharedSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

const { host } = new URL(sharedSite().url)

/** Fetches a page as a proxy does that ends TLS; the site knows no PUBLIC_URL. */
const overTls = (path: string) => fetchPage(path, { headers: { 'X-Forwarded-Proto': 'https' } })

/** Addresses of all pictures in a page, without data URLs. */
const picturesOf = (document: Document) =>
  [...document.querySelectorAll('img, source')]
    .flatMap((element) => [
      element.getAttribute('src'),
      ...(element.getAttribute('srcset') ?? '').split(', '),
    ])
    .filter((address) => address !== null && address !== '' && !address.startsWith('data:'))

describe('behind a proxy that ends TLS', () => {
  it.each(['/', '/rooms', '/rooms/coral-suite', '/book?room=coral-suite'])(
    'the pictures of %s are asked for as the page was',
    async (path) => {
      const { document, html } = await overTls(path)
      const pictures = picturesOf(document)
      expect(pictures.some((address) => address?.startsWith('/media/'))).toBe(true)
      expect(pictures.filter((address) => !address?.startsWith('/'))).toEqual([])
      expect(html).not.toContain(`http://${host}`)
    },
  )

  it('a page is known by its address there', async () => {
    const { document } = await overTls('/rooms')
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `https://${host}/rooms`,
    )
  })

  it('a partner gets addresses of the site by TLS', async () => {
    const { document, html } = await overTls('/embed/v1/rooms')
    const media = picturesOf(document)
    expect(media.length).toBeGreaterThan(0)
    expect(media.filter((address) => !address?.startsWith(`https://${host}/media/`))).toEqual([])
    expect(html).not.toContain(`http://${host}`)
  })
})
