import type { Api } from '@calm-rest/contract/api'
import type { WordsByLang } from '@calm-rest/i18n'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ScreenWords } from '../../site/screen-words.tsx'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { type Choice, firstChoice } from './choice.ts'
import { Playground } from './playground.tsx'
import { TryIt } from './try-it.tsx'

const words: WordsByLang = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  zh: () => import('./locales/zh.json'),
}

const rooms = [
  { _id: 'loft', name: 'Loft', category: 'family' },
  { _id: 'attic', name: 'Attic', category: 'family' },
  { _id: 'cove', name: 'Cove', category: 'sea view' },
]

const Chosen = ({ begin }: { begin: Choice }) => {
  const [choice, setChoice] = useState(begin)
  return (
    <>
      <TryIt choice={choice} onChange={setChoice} />
      <Playground choice={choice} />
    </>
  )
}

const mount = async (given: Partial<Choice> = {}, isOffline = false) => {
  const list = async () =>
    isOffline ? { ok: false, failure: { kind: 'network' } } : { ok: true, value: rooms }
  const view = await mountInShell(
    <ScreenWords namespace="partners" words={words}>
      <Chosen begin={{ ...firstChoice, ...given }} />
    </ScreenWords>,
    { api: { rooms: { list } } as unknown as Api },
  )
  const { page } = view
  await view.until(() => expect(page.querySelector('form')).not.toBeNull())
  const field = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const optionsOf = (name: string) =>
    [...(field(name)?.querySelectorAll('option') ?? [])].map(
      (one) => `${one.getAttribute('value')}: ${one.textContent}`,
    )
  const frames = () => [...page.querySelectorAll('iframe')].map((one) => one.getAttribute('src'))
  return { ...view, named: field, optionsOf, frames }
}

it('offers the rooms and each of their categories once', async () => {
  const { optionsOf, until } = await mount({ widget: 'both' })
  await until(() => expect(optionsOf('room')).toHaveLength(4))
  expect(optionsOf('room')).toMatchInlineSnapshot(`
    [
      ": The visitor chooses",
      "loft: Loft",
      "attic: Attic",
      "cove: Cove",
    ]
  `)
  expect(optionsOf('category')).toMatchInlineSnapshot(`
    [
      ": All, with tabs",
      "family: family",
      "sea view: sea view",
    ]
  `)
})

it('has fields without rooms where they do not load', async () => {
  const { optionsOf } = await mount({ widget: 'both' }, true)
  expect(optionsOf('room')).toEqual([': The visitor chooses'])
})

it.each([
  ['booking', ['room']],
  ['rooms', ['category', 'limit', 'layout', 'search']],
  ['both', ['room', 'category', 'limit', 'layout', 'search']],
  ['search', []],
] as const)('asks for what the element of %s takes', async (widget, names) => {
  const { named } = await mount({ widget })
  const all = ['room', 'category', 'limit', 'layout', 'search']
  expect(all.filter((name) => named(name))).toEqual(names)
})

it('shows a choice in both pages once typing has rested, and what a field does not take', async () => {
  const { fill, named, frames, until, page } = await mount()
  const before = frames()
  await fill(named('guests'), '4')
  await fill(named('checkIn'), '1 July')
  expect(frames()).toEqual(before)
  expect(named('checkIn')?.getAttribute('aria-invalid')).toBe('true')
  expect(named('partner')?.hasAttribute('aria-invalid')).toBe(false)
  expect(page.textContent).toContain('2027-07-01')
  await until(() => expect(frames()).not.toEqual(before))
  expect(frames()).toMatchInlineSnapshot(`
    [
      "/partners/playground?lang=en&checkIn=1+July&guests=4",
      "/partners/playground?lang=en&host=small-root&checkIn=1+July&guests=4",
    ]
  `)
})

it('shows the style sheet of the page that is chosen, and says where that page is strict', async () => {
  const { press, control, page, outline, until, frames } = await mount()
  const told: string[] = []
  for (const tab of [...page.querySelectorAll('button[role="tab"]')]) {
    await press(tab)
    const panel = page.querySelector('[role="tabpanel"]')
    told.push(
      `${panel?.getAttribute('aria-label')}: ${panel?.querySelector('code')?.textContent?.slice(0, 30)} ${panel?.querySelectorAll('p').length}`,
    )
  }
  expect(told).toMatchInlineSnapshot(`
    [
      "Small root font: html { font-size: 62.5%; } 1",
      "Everything unset: *, *::before, *::after { all:  1",
      "Loud type: * {
      font: italic 900 31px/3  1",
      "Right to left: html { direction: rtl; text-al 1",
      "Dark page: html { color-scheme: dark; bac 1",
      "Hidden controls: input, select, button, label,  1",
      "Other boxes: * {
      box-sizing: content-box; 1",
      "Floating everything: body * {
      position: relative; 1",
      "Loud colours: * { color: lime; text-shadow:  1",
      "All important: * { all: unset !important; }

     2",
    ]
  `)
  await press(control('Right to left'))
  await until(() => expect(frames()[1]).toBe('/partners/playground?lang=en&host=right-to-left'))
  expect(outline()).toContain('button aria-selected=true role=tab type=button tabindex=0: Right to left')
})
