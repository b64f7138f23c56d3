import { fetchPage, textOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { linkOf, linksIn } from '../../testing/read-page.ts'

const read = async (path: string) => (await fetchPage(path)).document

/** The lines to copy of a file. */
const codeOf = (page: Document, name: string): string => {
  const figure = [...page.querySelectorAll('main figure')].find(
    (one) => textOf(one, 'figcaption span') === name,
  )
  const code = figure?.querySelector('pre')?.textContent
  if (!code) throw new Error(`This page shows no ${name}.`)
  return code
}

it('describes itself in two sentences', async () => {
  const page = await read('/partners')
  expect(textOf(page, 'main h1')).toBe('For Partners')
  expect(textOf(page, 'main header p')).toMatch(/^Show our rooms or take bookings on your own pages, /)
})

it('R-partners-snippet: shows the snippet without scripts, for what holds at first', async () => {
  const page = await read('/partners')
  const { origin } = new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '')
  expect(codeOf(page, 'index.html')).toBe(
    `<script type="module" src="${origin}/embed/v1.js"></script>

<calm-rest-booking partner="your-id">
  <a href="${origin}/book?partner=your-id">Book a room</a>
</calm-rest-booking>`,
  )
  expect(codeOf(page, 'Content-Security-Policy')).toBe(
    `script-src ${origin}; connect-src ${origin}; img-src ${origin}`,
  )
})

it.each([
  ['WordPress', 'wordpress', '<!-- wp:html -->'],
  ['React', 'react', 'export const CalmRest = () => ('],
  ['Vue', 'vue', '<template>'],
])('leads to the snippet for %s without scripts, too', async (kind, form, begin) => {
  const page = await read('/partners')
  expect(linkOf(page, kind).getAttribute('href')).toBe(`/partners?form=${form}`)
  const chosen = await read(`/partners?form=${form}`)
  expect(textOf(chosen, 'main [role=tab][aria-selected=true]')).toBe(kind)
  expect(textOf(chosen, 'main [role=tabpanel]')).toContain(begin)
})

it('R-partners-screen: is found by search engines', async () => {
  expect((await fetchPage('/sitemap.xml')).html).toContain('/partners?lang=zh')
})

it('R-partners-files: has every file that it names', async () => {
  const files = linksIn(await read('/partners')).filter(([, href]) => href?.startsWith('/partners/files/'))
  expect(files.map(([name]) => name)).toEqual([
    'CHANGELOG.md',
    'custom-elements.json',
    'calm-rest.d.ts',
    'calm-rest-react.d.ts',
    'calm-rest-vue.d.ts',
  ])
  for (const [name, href] of files) {
    const { status, html } = await fetchPage(href ?? '')
    expect([name, status]).toEqual([name, 200])
    expect(html.length).toBeGreaterThan(100)
  }
})
