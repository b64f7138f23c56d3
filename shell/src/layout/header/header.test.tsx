import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { facts } from '../../testing/facts.fixture.ts'
import { ada, mountInShell } from '../../testing/mount-page.fixture.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { NavBar } from './nav-bar.tsx'
import type { Menu } from './use-menu.ts'

const mountBar = async (given: Parameters<typeof mountInShell>[1] = {}) => {
  const menu = { open: false, button: { current: null }, toggled: vi.fn(), closed: vi.fn() } satisfies Menu
  return { ...(await mountInShell(<NavBar menu={menu} />, given)), menu }
}

it('closes the menu on the way to each of its screens, the sign-in among them', async () => {
  const { page, press, menu } = await mountBar()
  const links = [...page.querySelectorAll('#menu a')]
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Rooms',
    'About',
    'Location',
    'Reviews',
    'Contact',
    'Sign in',
  ])
  for (const link of links) await press(link)
  expect(menu.closed).toHaveBeenCalledTimes(links.length)
})

it('closes the menu on the way to the profile', async () => {
  const { control, press, menu, address } = await mountBar({ user: ada })
  await press(control('Profile of Ada'))
  expect(menu.closed).toHaveBeenCalledOnce()
  expect(address()).toBe('/profile')
})

it('opens and closes the menu by its button, which says whether it is open', async () => {
  const { control, press, menu } = await mountBar()
  expect(control('Menu').getAttribute('aria-expanded')).toBe('false')
  await press(control('Menu'))
  expect(menu.toggled).toHaveBeenCalledOnce()
})

it('goes to a screen without another page, once the screen is hydrated', async () => {
  const { control, press, address } = await mountBar({ at: '/about?lang=de' })
  await press(control('Rooms'))
  expect(address()).toBe('/rooms?lang=en')
  const early = await mountBar({ slots: { isScreenHydrated: () => false } })
  await early.press(early.control('Rooms'))
  expect(early.address()).toBe('/about')
})

it('prefetches a screen once somebody points at its link or comes to it by keyboard', async () => {
  const { control, prefetched } = await mountBar()
  control('Rooms').dispatchEvent(new window.Event('focusin', { bubbles: true }))
  control('Contact').dispatchEvent(new window.Event('pointerover', { bubbles: true }))
  expect(prefetched).toEqual(['/rooms', '/contact'])
})

it('signs out, and shows the way in again', async () => {
  const { control, press, sessionPort, outline } = await mountInShell(<AccountLinks place="bar" />, {
    user: ada,
  })
  expect(outline()).toMatchInlineSnapshot(`
    "a 'Profile of Ada' href=/profile
      Ada
    button type=button: Sign out"
  `)
  await press(control('Sign out'))
  expect(sessionPort.signOut).toHaveBeenCalledOnce()
  expect(outline()).toMatchInlineSnapshot(`
    "a href=/login
      Sign in"
  `)
})

const focused = () => {
  const onFocus = vi.fn()
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(document.createElement('a')))
  const { focus } = prototype
  prototype.focus = function (this: Element) {
    onFocus(this.textContent)
  }
  onTestFinished(() => {
    prototype.focus = focus
  })
  return onFocus
}

it('moves the focus to the way in for who signed out here, and for nobody else', async () => {
  const here = await mountInShell(<AccountLinks place="bar" />, { user: ada })
  const onFocus = focused()
  await here.press(here.control('Sign out'))
  expect(onFocus).toHaveBeenCalledExactlyOnceWith('Sign in')
  const elsewhere = await mountInShell(<AccountLinks place="bar" />, { user: ada })
  await act(async () => elsewhere.session.getState().signedOut())
  await elsewhere.until(() => expect(elsewhere.page.textContent).toContain('Sign in'))
  expect(onFocus).toHaveBeenCalledOnce()
})

it('changes the language at once, and asks for the page until the screen is hydrated', async () => {
  const { control, press, language, outline } = await mountInShell(<LanguagePicker />, {
    at: '/rooms?category=family&lang=en',
  })
  expect(outline()).toMatchInlineSnapshot(`
    "form method=get
      input name=category type=hidden value=family
      div 'Language' role=group
        button aria-pressed=true lang=en name=lang type=submit: English
        button aria-pressed=false lang=de name=lang type=submit: Deutsch
        button aria-pressed=false lang=zh name=lang type=submit: 中文"
  `)
  await press(control('Deutsch'))
  expect(language.getState().lang).toBe('de')
  expect(control('Deutsch').getAttribute('aria-pressed')).toBe('true')
  const early = await mountInShell(<LanguagePicker />, { slots: { isScreenHydrated: () => false } })
  await early.press(early.control('Deutsch'))
  expect(early.language.getState().lang).toBe('en')
})

it('offers the languages of the property, and no choice of one', async () => {
  const { outline } = await mountInShell(<LanguagePicker />, {
    site: { facts: { ...facts, languages: ['de', 'en'] } },
  })
  expect(outline()).toContain('English')
  expect(outline()).not.toContain('中文')
  const one = await mountInShell(<LanguagePicker />, { site: { facts: { ...facts, languages: ['de'] } } })
  expect(one.page.querySelector('form')).toBeNull()
})
