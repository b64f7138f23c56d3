import { expect, it, vi } from 'vitest'
import { renderPage, textsIn } from '../testing/page.fixture.ts'
import { createTexts, type PageTexts } from './texts.ts'

const page = (screens: PageTexts['screens']): PageTexts => ({ lang: 'en', version: 'v1', screens })

it('has the texts that came with the page at once, and fetches others once, by the version of the page', async () => {
  const readJson = vi.fn(async () => ({ header: { title: 'Über uns' } }))
  const about = { header: { title: 'About' } }
  const texts = createTexts(page({ about }), readJson)
  expect(texts.read('about', 'en')).toBe(about)
  const asked = texts.read('about', 'de')
  expect(texts.read('about', 'de')).toBe(asked)
  expect(await asked).toEqual({ header: { title: 'Über uns' } })
  expect(texts.read('about', 'de')).toBe(await asked)
  expect(readJson.mock.calls).toEqual([['/api/texts/about?lang=de&v=v1']])
})

it('asks again after a failure', async () => {
  const readJson = vi.fn(async () => ({}))
  readJson.mockRejectedValueOnce(new Error('offline'))
  const texts = createTexts(page({}), readJson)
  await expect(texts.read('about', 'en')).rejects.toThrow('offline')
  expect(await texts.read('about', 'en')).toEqual({})
})

it('marks a text that lacks the page’s language with its own, and shows a text as it is written', async () => {
  const markup = '<b>Tea</b> & {t}'
  const about = {
    header: { title: { text: 'About us', lang: 'en' as const }, lead: markup },
    story: { title: 'Anfang', picture: { text: 'A house', lang: 'en' as const } },
  }
  const { outline, part } = await renderPage('/about', {
    lang: 'de',
    texts: { ...textsIn('de'), screens: { about } },
  })
  expect(part('h1 [lang=en]').textContent).toBe('About us')
  expect(part('main header p').textContent).toBe(markup)
  expect(part('main img').getAttribute('lang')).toBe('en')
  expect(outline()).not.toContain('lang=de')
})

it.each(['home', 'about', 'location', 'services', 'manager', 'brochure', 'rooms'] as const)(
  'leaves out what the owner has not written of %s, and has its headings all the same',
  async (screen) => {
    const texts = { ...textsIn('en'), screens: { site: {}, [screen]: {} } }
    const { part } = await renderPage(screen === 'home' ? '/' : `/${screen}`, { texts })
    expect(part('main h1').textContent).toMatch(/\S/)
    const headings = [...part('main').querySelectorAll('h2, h3')]
    expect(headings.filter(({ textContent }) => !textContent)).toEqual([])
  },
)
