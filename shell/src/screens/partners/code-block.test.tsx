import type { WordsByLang } from '@calm-rest/i18n'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ScreenWords } from '../../site/screen-words.tsx'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { CodeBlock } from './code-block.tsx'

const words: WordsByLang = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  zh: () => import('./locales/zh.json'),
}

const mount = async (writeText: (text: string) => Promise<void>) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } })
  const select = vi.fn()
  vi.stubGlobal('getSelection', () => ({ selectAllChildren: select }))
  const view = await mountInShell(
    <ScreenWords namespace="partners" words={words}>
      <CodeBlock name="index.html" code="<calm-book></calm-book>" />
    </ScreenWords>,
  )
  await view.until(() => expect(view.page.querySelector('code')).not.toBeNull())
  const { page } = view
  return { ...view, select, said: () => page.querySelector('[role="status"]')?.textContent }
}

it('shows the code with its name, and a button that copies it', async () => {
  const { outline, said, page } = await mount(async () => {})
  expect(outline()).toMatchInlineSnapshot(`
    "index.html
    button type=button described='index.html': Copy
    span role=status
    code translate=no: <calm-book></calm-book>"
  `)
  expect(said()).toBe('')
  expect(page.querySelector('code')?.getAttribute('translate')).toBe('no')
})

it('copies the code, and says so', async () => {
  const write = vi.fn(async (_: string) => {})
  const { press, said, select, page } = await mount(write)
  await press(page.querySelector('button') as Element)
  expect(write).toHaveBeenCalledWith('<calm-book></calm-book>')
  expect(said()).toBe('Copied')
  expect(page.querySelector('button')?.textContent).toBe(said())
  expect(page.querySelector('button svg')).not.toBeNull()
  expect(select).not.toHaveBeenCalled()
})

it('marks the code where the browser lets nobody copy it, and says that', async () => {
  const { press, said, select, page } = await mount(async () => Promise.reject(new Error('denied')))
  const before = page.querySelector('button')?.textContent
  await press(page.querySelector('button') as Element)
  expect(select).toHaveBeenCalledWith(page.querySelector('code'))
  expect(said()).toBe('Marked: copy it with Ctrl+C')
  expect(page.querySelector('button')?.textContent).not.toBe(before)
  expect(page.querySelector('button svg')).toBeNull()
})
