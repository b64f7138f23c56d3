import { type Lang, langs } from '@calm-rest/contract/widget'
import { anotherHouse, wordsOfTheSeed } from '@calm-rest/testing/another-house'
import { expect, it } from 'vitest'
import { screens } from '../routes/screens.ts'
import { renderPage, textsIn } from '../testing/page.fixture.ts'

it.each(langs)(
  'says nothing in %s of the house of the seed, where another one has not written yet',
  async (lang) => {
    const written = textsIn(lang)
    const texts = {
      ...written,
      screens: Object.fromEntries(Object.keys(written.screens).map((name) => [name, {}])),
    }
    const facts = { ...anotherHouse, unwritten: ['about', 'services', 'manager', 'brochure'] }
    const found: string[] = []
    let named = 0
    for (const screen of screens) {
      // the browser renders a page of one person
      if ('personal' in screen) continue
      const { name, path } = screen
      const { part } = await renderPage(path.replaceAll(/:\w+/g, 'a'), { lang, facts, texts })
      const page = part('body')
      const words = wordsOfTheSeed(page.innerHTML.replaceAll(/(src|href|class|data-\w+|d)="[^"]*"/g, ''))
      found.push(...words.map((word) => `${name}: ${word}`))
      if (page.textContent.includes(anotherHouse.name)) named += 1
    }
    expect(found).toEqual([])
    expect(named).toBeGreaterThan(10)
  },
)

it('offers the map of China to guests who read Chinese alone', async () => {
  const geo = { latitude: 47.9, longitude: 8.11 }
  const linksOn = async (path: string, languages: Lang[]) => {
    const { part } = await renderPage(path, { facts: { ...anotherHouse, geo, languages } })
    return [...part('main').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  }
  const amap = expect.arrayContaining([expect.stringContaining('amap.com')])
  for (const path of ['/location', '/contact']) {
    expect(await linksOn(path, ['en', 'zh'])).toEqual(amap)
    expect(await linksOn(path, ['en', 'de'])).not.toEqual(amap)
  }
})
