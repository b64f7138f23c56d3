import { expect, it } from 'vitest'
import { countOf, fetchPage, textOf } from '../index.ts'

it('reads a page of the real site without a browser', async () => {
  const { status, headers, document } = await fetchPage('/rooms?lang=de')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^text\/html/)
  expect(document.documentElement.lang).toBe('de')
  expect(textOf(document, 'main h1')).toBe('Unsere Zimmer')
  expect(countOf(document, 'main h1')).toBe(1)
})

it('says what is not on a page', async () => {
  const { document } = await fetchPage('/nowhere')
  expect(() => textOf(document, 'table')).toThrow('Nothing on this page is table.')
})
