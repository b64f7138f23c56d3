import { emptyDocument } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { waitingSection } from './waiting-section.ts'

const show = (lang: 'en' | 'de' | 'zh', count: number) => {
  const waiting = Array.from({ length: count }, (_, i) => ({
    remote: 'mf-spa',
    version: `1.0.${i}`,
    team: '@calm-rest/spa',
    since: '2027-06-01T12:00:00.000Z',
  }))
  const document = emptyDocument()
  document.body.innerHTML = String(waitingSection(lang, waiting))
  return document.body
}

it('gives each version its place, its team and its time', () => {
  const body = show('en', 2)
  expect(body.querySelector('h2')?.textContent).toBe('2 versions wait for the gate, in this order')
  const items = [...body.querySelectorAll('ol li')].map((item) => item.textContent?.trim())
  expect(items).toEqual([
    'mf-spa 1.0.0 @calm-rest/spa, 1 Jun 2027, 17:30',
    'mf-spa 1.0.1 @calm-rest/spa, 1 Jun 2027, 17:30',
  ])
})

it('is left out where nothing waits', () => {
  expect(show('en', 0).textContent).toBe('')
})

it.each([
  ['en', 'and 3 more'],
  ['de', 'und 3 weitere'],
  ['zh', '另有 3 个'],
] as const)('names twenty of a long queue, and in %s how many more there are', (lang, text) => {
  const body = show(lang, 23)
  expect(body.querySelectorAll('li')).toHaveLength(20)
  expect(body.querySelector('p')?.textContent).toBe(text)
})
