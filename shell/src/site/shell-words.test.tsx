import type { Lang } from '@calm-rest/contract/widget'
import { act } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mountInShell } from '../testing/mount-page.fixture.tsx'
import { ShellWords } from './shell-words.tsx'
import { words } from './words.ts'

/** Tells each text that it has shown. */
const Retry = ({ seen }: { seen: Set<string> }) => {
  const text = useTranslation().t('slot.retry')
  seen.add(text)
  return <button type="button">{text}</button>
}

/** Words of a language come when the test lets them. */
const held = (lang: Lang) => {
  const load = words[lang]
  const { promise, resolve } = Promise.withResolvers<void>()
  const spy = vi.spyOn(words, lang).mockImplementation(() => promise.then(load))
  onTestFinished(() => spy.mockRestore())
  return { spy, arrive: () => act(async () => resolve()) }
}

const mount = async () => {
  const { default: first } = await words.en()
  const seen = new Set<string>()
  const view = await mountInShell(
    <ShellWords first={{ lang: 'en', words: first }}>
      <Retry seen={seen} />
    </ShellWords>,
  )
  const choose = (lang: Lang) => act(async () => view.language.getState().languageChosen(lang))
  const said = () => `${document.documentElement.lang}: ${view.page.textContent}`
  return { ...view, choose, said, seen }
}

it('shows another language when its words have come, and the old one until then', async () => {
  const { choose, said, until } = await mount()
  expect(said()).toBe('en: Try again')
  const german = held('de')
  await choose('de')
  expect(said()).toBe('en: Try again')
  await german.arrive()
  await until(() => expect(said()).toBe('de: Erneut versuchen'))
  expect(german.spy).toHaveBeenCalledOnce()
})

it('shows the language that was chosen last, whichever words come last', async () => {
  const { choose, said, seen, until } = await mount()
  const german = held('de')
  await choose('de')
  await choose('zh')
  await until(() => expect(said()).toBe('zh: 重试'))
  await german.arrive()
  await act(async () => void (await german.spy.mock.results[0]?.value))
  expect(said()).toBe('zh: 重试')
  expect([...seen]).toEqual(['Try again', '重试'])
})
