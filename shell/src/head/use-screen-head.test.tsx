import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import { act } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { placeWords } from '../hotel/place-words.ts'
import { screens } from '../routes/screens.ts'
import { words } from '../site/words.ts'
import { facts } from '../testing/facts.fixture.ts'
import { mountInShell } from '../testing/mount-page.fixture.tsx'
import { DocumentHeadContext, type ShownScreen } from './document-head.ts'
import { useScreenHead } from './use-screen-head.ts'

type Named = Parameters<typeof useScreenHead>[0]

const Head = ({ screen }: { screen: Named }) => {
  useScreenHead(screen)
  return null
}

const show = async (screen: Named, at: string, lang: Lang = 'en') => {
  const screenShown = vi.fn((_shown: ShownScreen) => {})
  const { default: own } = await words[lang]()
  await mountInShell(
    <DocumentHeadContext value={{ screenShown, subjectNamed: () => {} }}>
      <I18nextProvider i18n={createWordsInstance(lang, own, placeWords(facts, lang))}>
        <Head screen={screen} />
      </I18nextProvider>
    </DocumentHeadContext>,
    { at, lang },
  )
  await act(async () => {})
  return screenShown.mock.lastCall?.[0] as ShownScreen
}

const screenOf = (name: string) => screens.find((one) => one.name === name) as Named

it.each([
  ['en', 'About · Calm Rest'],
  ['de', 'Über uns · Calm Rest'],
] satisfies [Lang, string][])('says in %s the title of a screen, and of its subject', async (lang, title) => {
  const shown = await show(screenOf('about'), '/about', lang)
  expect(shown).toMatchObject({ pathname: '/about', lang, screen: { name: 'about' } })
  expect(shown.title).toBe(title)
  expect(shown.titleFor('Loft')).toBe('Loft · Calm Rest')
  expect((await shown.describe())?.length).toBeGreaterThan(40)
})

it('describes the property on the home page, and no room nor a page of one person', async () => {
  const home = await show(screenOf('home'), '/')
  expect(home.title).not.toMatch(/^Home ·/)
  expect(await home.describe()).toContain('a small guesthouse on the south coast of Sri Lanka')
  for (const name of ['room', 'profile', 'login'])
    expect(await (await show(screenOf(name), `/${name}`)).describe(), name).toBeUndefined()
})

it('takes the title of a remote for its page, and no description', async () => {
  const route = { titles: { en: 'Spa', de: 'Wellness', zh: '水疗' } }
  const shown = await show(
    { name: 'remote-route', path: '/spa', slots: [], route } as unknown as Named,
    '/spa',
    'de',
  )
  expect(shown.title).toBe('Wellness · Calm Rest')
  expect(await shown.describe()).toBeUndefined()
})
