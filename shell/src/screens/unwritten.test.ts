import { expect, it } from 'vitest'
import { facts, renderPage } from '../testing/page.fixture.ts'

const pages = ['about', 'services', 'manager', 'brochure']

it.each(pages)('links from nowhere to a page that is not written: %s', async (unwritten) => {
  const given = { facts: { ...facts, unwritten: [unwritten] } }
  const linked: string[] = []
  for (const page of ['', ...pages]) {
    const { part } = await renderPage(`/${page}`, given)
    const hrefs = [...part('body').querySelectorAll('a')].map((link) => link.getAttribute('href'))
    if (hrefs.includes(`/${unwritten}`)) linked.push(page)
  }
  expect(linked).toEqual([])
})

it('shows at its address what an unknown page shows', async () => {
  const given = { facts: { ...facts, unwritten: ['about'] } }
  const { outline } = await renderPage('/about', given)
  expect(outline()).toBe((await renderPage('/nowhere', given)).outline())
})
