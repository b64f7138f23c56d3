import type { Lang } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { renderView } from '../testing/render.fixture.tsx'
import { WriteReviewView } from './view.tsx'

const render = (lang: Lang) => renderView(WriteReviewView, lang, { status: 'ready', data: null })

it.each([
  ['en', 'Submit Review', 'Back to Reviews', 'Air conditioned', 'Stay Duration'],
  ['de', 'Bewertung absenden', 'Zurück zu den Bewertungen', 'Klimatisiert', 'Aufenthaltsdauer'],
  ['zh', '提交点评', '返回点评页面', '空调房', '入住时长'],
] satisfies [Lang, ...string[]][])('renders on a server in %s', async (lang, ...expected) => {
  const html = await render(lang)
  for (const words of expected) expect(html).toContain(words)
})

it('keeps the exact values of the room types in every language', async () => {
  for (const html of await Promise.all([render('en'), render('de'), render('zh')])) {
    const values = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
    expect(values).toEqual(['standard', 'sea view', 'Air Conditioned', 'family'])
  }
})

it('begins with five stars', async () => {
  const html = await render('en')
  expect(html.match(/<input[^>]*checked[^>]*>/g)).toEqual([expect.stringContaining('value="5"')])
})
