import { fetchPage, textOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'

it('R-status: the page of partners leads to the status page of this site, which says what works', async () => {
  const { document } = await fetchPage('/partners?lang=de')
  const link = document.querySelector('a[href^="/status"]')?.getAttribute('href')
  expect(link).toBe('/status?lang=de')
  const { status, html, document: page } = await fetchPage(link ?? '')
  expect(status).toBe(200)
  expect(textOf(page, 'h1')).toBe('Alles funktioniert')
  // the site's own fonts, where they are
  expect(html).toMatch(/url\("\/assets\/fonts\/young-serif-latin[^"]+\.woff2"\)/)
})
