import { emptyDocument } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import type { RenderFigures } from '../rendering/render-figures.ts'
import type { ReleaseFacts } from './release-facts.ts'
import { renderingSection } from './rendering-section.ts'

const figures: RenderFigures = {
  remote: 'mf-rooms',
  version: '1.1.0',
  widget: 'room-list',
  renders: 1200,
  failures: 3,
  p95Ms: 12.4,
  last: { kind: 'threw', message: 'ReferenceError: <b> is not defined', at: '2027-06-01T12:00:00.000Z' },
}

const show = (lang: 'en' | 'de' | 'zh', rendering: RenderFigures[]) => {
  const document = emptyDocument()
  const facts = { version: '1.1.0', rendering } as unknown as ReleaseFacts
  document.body.innerHTML = String(renderingSection(lang, 'mf-rooms', [facts]))
  return document.body
}

it('says of each widget how often, how fast and why not the server rendered it', () => {
  const body = show('en', [figures])
  const cells = [...body.querySelectorAll('tbody th, tbody td')].map((cell) => cell.textContent)
  expect(cells.slice(0, 5)).toEqual(['room-list', '1.1.0', '1,200', '3', '12ms'])
  expect(cells[5]).toContain('it threw')
  expect(body.querySelector('code')?.textContent).toBe('ReferenceError: <b> is not defined')
})

it('is left out before the first render', () => {
  expect(show('en', []).textContent).toBe('')
})

it.each([
  ['de', 'Letzter Fehlschlag'],
  ['zh', '最近一次失败'],
] as const)('speaks %s', (lang, text) => {
  expect(show(lang, [figures]).textContent).toContain(text)
})
