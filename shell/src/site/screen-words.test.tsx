import type { Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { WordsByLang } from '@calm-rest/i18n'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { ScreenWords } from './screen-words.tsx'
import { words as shellWords } from './words.ts'

const Greeting = () => <h1>{useTranslation('greeting').t('hello')}</h1>

const mount = (words: WordsByLang, lang: Lang) =>
  mountView(
    <Suspense fallback={<p>Waits</p>}>
      <ScreenWords namespace="greeting" words={words}>
        <Greeting />
      </ScreenWords>
    </Suspense>,
    shellWords,
    lang,
  )

const sources = (en: WordsByLang['en']): WordsByLang => ({
  en,
  de: async () => ({ default: { hello: 'Guten Tag' } }),
  zh: async () => ({ default: { hello: '您好' } }),
})

it.each([
  ['en', 'Hello'],
  ['de', 'Guten Tag'],
  ['zh', '您好'],
] as const)('shows a screen once its words in %s have arrived', async (lang, expected) => {
  const load = vi.fn(async () => ({ default: { hello: 'Hello' } }))
  const { page, until } = await mount(sources(load), lang)
  await until(() => expect(page.querySelector('h1')?.textContent).toBe(expected))
  expect(load).toHaveBeenCalledTimes(lang === 'en' ? 1 : 0)
})

it('asks once for the words of a screen, however often it is shown', async () => {
  const load = vi.fn(async () => ({ default: { hello: 'Hello' } }))
  const words = sources(load)
  for (let visit = 0; visit < 2; visit += 1) {
    const { page, until } = await mount(words, 'en')
    await until(() => expect(page.querySelector('h1')?.textContent).toBe('Hello'))
  }
  expect(load).toHaveBeenCalledOnce()
})

it('asks once more for words that did not arrive', async () => {
  const load = vi.fn(async () => ({ default: { hello: 'Hello' } }))
  load.mockRejectedValueOnce(new Error('offline'))
  const { page, until } = await mount(sources(load), 'en')
  await until(() => expect(page.querySelector('h1')?.textContent).toBe('Hello'))
  expect(load).toHaveBeenCalledTimes(2)
})
