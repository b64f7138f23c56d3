import { langs } from '@calm-rest/contract/widget'
import { countOf, fetchPage } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { otherPages, pagesOfEach } from './server-rendered.fixture.ts'

describe.each(langs)('in %s', (lang) => {
  it.each([...pagesOfEach, ...otherPages])('$path is whole without a script', async ({ path, content }) => {
    const { status, document } = await fetchPage(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
    expect(status).toBe(200)
    expect(countOf(document, `main ${content}`)).toBeGreaterThan(0)
    // no widget is left to the browser
    expect(countOf(document, 'main noscript')).toBe(0)
    expect(document.documentElement.lang).toBe(lang)
    const isAlone = path === '/login' || path === '/register'
    expect(countOf(document, 'main ~ footer')).toBe(isAlone ? 0 : 1)
  })
})
