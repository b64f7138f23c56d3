import type { Failure, Receipt, Result } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { WordsByLang } from '@calm-rest/i18n'
import { expect, it, vi } from 'vitest'
import { ConsentDialog } from './consent-dialog.tsx'

const words: WordsByLang = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  zh: () => import('./locales/zh.json'),
}

const wanted = { remote: 'mf-spa', backend: 'orders', service: 'Excursions', agreed: false }

const mount = async (results: Result<Receipt>[], lang: Lang = 'en') => {
  const onDone = vi.fn()
  const agree = async () => results.shift() as Result<Receipt>
  const dialog = (
    <ConsentDialog wanted={{ ...wanted, scopes: ['name', 'email'] }} agree={agree} onDone={onDone} />
  )
  return { ...(await mountView(dialog, words, lang)), onDone }
}

const failed = (failure: Failure) => ({ ok: false, failure }) as const

it('says what the service learns', async () => {
  const { outline } = await mount([])
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'May “Excursions” know who you are?' role=alertdialog described='A separate team runs this service. If you agree, it learns:an ID for you that no other service getsyour nameyour e-mail addressYou can remove its access in your profile at any time.'
      h2: May “Excursions” know who you are?
      p: A separate team runs this service. If you agree, it learns:
      li: an ID for you that no other service gets
      li: your name
      li: your e-mail address
      p: You can remove its access in your profile at any time.
      button type=button: Not now
      button type=button: Agree"
  `)
})

it.each([
  ['de', 'Darf „Excursions“ wissen, wer Sie sind?', 'Ihre E-Mail-Adresse'],
  ['zh', '允许“Excursions”知道您是谁吗？', '您的电子邮箱'],
] as const)('asks in %s', async (lang, ...texts) => {
  const { outline } = await mount([], lang)
  for (const text of texts) expect(outline('dialog')).toContain(text)
})

it('is over once the guest has agreed, and stays open where that fails', async () => {
  const { press, control, until, outline, onDone } = await mount([
    failed({ kind: 'network' }),
    { ok: true, value: { success: true } as never },
  ])
  await press(control('Agree'))
  await until(() => expect(outline('dialog')).toContain('That did not work. Please try again.'))
  expect(onDone).not.toHaveBeenCalled()
  await press(control('Agree'))
  await until(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(true))
})

it('is over where the guest does not agree', async () => {
  const { press, control, onDone } = await mount([])
  await press(control('Not now'))
  expect(onDone).toHaveBeenCalledExactlyOnceWith(false)
})

it('stays until an answer that was given is stored', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<Receipt>>()
  const { press, control, until, onDone } = await mount([promise as never])
  await press(control('Agree'))
  await press(control('Not now'))
  expect(onDone).not.toHaveBeenCalled()
  resolve({ ok: true, value: { success: true } as never })
  await until(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(true))
})
