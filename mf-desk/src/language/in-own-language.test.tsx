import { act } from 'react'
import { useTranslation } from 'react-i18next'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { stubStorage } from '../testing/storage.fixture.ts'
import { InOwnLanguage } from './in-own-language.tsx'
import { keepView, useKept } from './kept-view.ts'
import { LanguageLinks } from './language-links.tsx'
import { rememberLang, wantedLang } from './remembered-lang.ts'

const replaced = vi.fn()
const at = (href: string) => vi.stubGlobal('location', { href, replace: replaced })

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  replaced.mockClear()
  stubStorage()
  at('https://calmrest.example/desk/chart?from=2027-05-10')
})

it.each([
  ['the address', 'zh', 'de', 'zh'],
  ['this device, where the address names none', undefined, 'de', 'de'],
  ['nothing that the desk does not have', 'xx', undefined, undefined],
  ['the page, where nobody has chosen one', undefined, undefined, undefined],
] as const)('takes the language from %s', (_what, inAddress, remembered, wanted) => {
  if (inAddress) at(`https://calmrest.example/desk?lang=${inAddress}`)
  if (remembered) rememberLang(remembered)
  expect(wantedLang()).toBe(wanted)
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberLang('de')
  expect(wantedLang()).toBeUndefined()
})

const Close = () => <p>{useTranslation().t('close')}</p>

const mount = async () => {
  const view = await mountInDesk(
    <InOwnLanguage pageLang="en">
      <Close />
    </InOwnLanguage>,
    {},
  )
  await act(async () => {})
  return view
}

it('stays in the language of the page where no other is wanted', async () => {
  for (const lang of [undefined, 'en'] as const) {
    if (lang) rememberLang(lang)
    const { page } = await mount()
    expect(page.textContent).toContain('Close')
    expect(page.querySelector('[lang]')).toBeNull()
  }
  expect(replaced).not.toHaveBeenCalled()
})

it('goes to the page in a remembered language of the site, with all that the address says', async () => {
  rememberLang('de')
  await mount()
  expect(String(replaced.mock.calls[0]?.[0])).toBe(
    'https://calmrest.example/desk/chart?from=2027-05-10&lang=de',
  )
})

it('speaks the language of the address where the page came in another, and goes nowhere', async () => {
  at('https://calmrest.example/desk?lang=de')
  const { page, until } = await mount()
  await until(() => expect(page.textContent).toContain('Schließen'))
  expect(page.querySelector('[lang]')?.getAttribute('lang')).toBe('de')
  expect(replaced).not.toHaveBeenCalled()
})

const Day = () => {
  const [day, setDay] = useKept('day', () => 'Monday')
  return (
    <button type="button" onClick={() => setDay('Friday')}>
      {day}
    </button>
  )
}

it('links to the same screen in each language, and remembers the language and the choices', async () => {
  const kept: string[] = []
  vi.stubGlobal('sessionStorage', { setItem: (_name: string, text: string) => void kept.push(text) })
  const { control, outline, press } = await mountInDesk(
    <>
      <LanguageLinks />
      <Day />
    </>,
    {},
  )
  expect(outline()).toMatchInlineSnapshot(`
    "nav 'Language'
      a aria-current=true href=/desk/chart?from=2027-05-10&lang=en lang=en: English
      a href=/desk/chart?from=2027-05-10&lang=de lang=de: Deutsch
      a href=/desk/chart?from=2027-05-10&lang=zh lang=zh: 中文
      a href=/desk/chart?from=2027-05-10&lang=si lang=si: සිංහල
      a href=/desk/chart?from=2027-05-10&lang=ta lang=ta: தமிழ்
      p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet.
    button type=button: Monday"
  `)
  await press(control('Monday'))
  await press(control('Deutsch'))
  expect(wantedLang()).toBe('de')
  expect(kept).toEqual(['{"day":"Friday"}'])
})

it('keeps nothing of a screen that is closed, and nothing without a storage', async () => {
  const kept: string[] = []
  vi.stubGlobal('sessionStorage', { setItem: (_name: string, text: string) => void kept.push(text) })
  keepView()
  expect(kept).toEqual(['{}'])
  vi.stubGlobal('sessionStorage', undefined)
  keepView()
})

const FreshDay = ({ kept }: { kept: typeof useKept }) => <p>{kept('day', () => 'Monday')[0]}</p>

it('begins with the choices that were kept, once', async () => {
  vi.resetModules()
  const fresh = await import('./kept-view.ts')
  const taken: string[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: () => '{"day":"Friday"}',
    removeItem: (name: string) => void taken.push(name),
  })
  const first = await mountInDesk(<FreshDay kept={fresh.useKept} />, {})
  expect(first.page.textContent).toBe('Friday')
  expect(taken).toEqual(['calm-rest-desk-view'])
  const second = await mountInDesk(<FreshDay kept={fresh.useKept} />, {})
  expect(second.page.textContent).toBe('Monday')
})
