import { type Role, roles } from '@calm-rest/contract/staff'
import { testProperty } from '@calm-rest/federation/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { DeskFrame } from './desk-frame.tsx'

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('location', { href: 'https://calmrest.example/desk/rooms?lang=en' })
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const logo = { src: '/media/logo/a.png', width: 300, height: 80, icon: '/media/logo/a-512.png' }

const mount = (role: Role, host = {}) =>
  mountInDesk(
    <DeskFrame section="rooms" title="Rooms">
      <p>All rooms</p>
    </DeskFrame>,
    { signOut: refusedWith('internal', 500) },
    { role, host },
  )

it('leads an owner to every part of the desk', async () => {
  const { outline, press, control } = await mount('owner')
  expect(outline()).toMatchInlineSnapshot(`
    "div data-section=rooms
      h1 tabindex=-1: Rooms
      button aria-haspopup=dialog type=button
        Nirosha
      nav 'Front desk'
        a href=/remote-route//desk/today
          Today
        a href=/remote-route//desk/chart
          Chart
        a href=/remote-route//desk/walk-in
          New
        a aria-current=page href=/remote-route//desk/rooms
          Rooms
        a href=/remote-route//desk/messages
          Mail
        a href=/remote-route//desk/prices
          Prices
        a href=/remote-route//desk/figures
          Figures
      p: All rooms"
  `)
  await press(control('Nirosha'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Nirosha'
      h2: Nirosha
      button 'Close' type=button
      p: Owner
      a href=/remote-route//desk/till: Till
      a href=/remote-route//desk/takings: Takings
      a href=/remote-route//desk/books: Books
      a href=/remote-route//desk/property: House
      a href=/remote-route//desk/texts: Texts
      a href=/remote-route//desk/setup: Set up
      a href=/remote-route//desk/staff: Staff
      a href=/remote-route//desk/me: My access
      a href=/remote-route//desk/phone: This phone
      nav 'Language'
        a aria-current=true href=/desk/rooms?lang=en lang=en: English
        a href=/desk/rooms?lang=de lang=de: Deutsch
        a href=/desk/rooms?lang=zh lang=zh: 中文
        a href=/desk/rooms?lang=si lang=si: සිංහල
        a href=/desk/rooms?lang=ta lang=ta: தமிழ்
        p: සිංහල, தமிழ்: for the screens of housekeeping. No native speaker has read them yet.
      button type=button: Sign out"
  `)
})

it.each(roles)('leads %s to no part that is not for them', async (role) => {
  const { page, press, control } = await mount(role)
  await press(control('Nirosha'))
  const links = [...page.querySelectorAll('a')].map((one) => one.textContent)
  expect(links.includes('Prices')).toBe(role === 'owner')
  expect(links.includes('Staff')).toBe(role === 'owner')
  expect(links.includes('Chart')).toBe(role !== 'housekeeping')
  expect(links).toContain('My access')
})

it('says what a session by mailed code lacks', async () => {
  const { press, control, outline } = await mountInDesk(
    <DeskFrame section="rooms" title="Rooms">
      <p>All rooms</p>
    </DeskFrame>,
    {},
    { role: 'desk', rightsByPasskey: ['decide money'] },
  )
  await press(control('Nirosha'))
  expect(outline('dialog')).toContain('Sign in with a passkey to:')
  expect(outline('dialog')).toContain('Decide about money')
})

it('says why it could not sign out, and closes its menu', async () => {
  const { page, press, control, until } = await mount('desk')
  await press(control('Nirosha'))
  await press(control('Sign out'))
  await until(() => expect(page.querySelector('dialog [role="alert"]')).not.toBeNull())
  await press(control('Close'))
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it.each([
  ['its emblem', { drawings: 'coast' as const }, undefined],
  ['its logo', { drawings: 'coast' as const, logo }, '/media/logo/a-192.png'],
  [
    'a house in its colour',
    { drawings: 'plain' as const, accent: '#336699' as const },
    '/art/own/336699/icon.svg',
  ],
  ['a house', undefined, '/art/own/plain/icon.svg'],
])('bears the sign of the property: %s', async (_, look, src) => {
  const { page } = await mount('owner', { property: { ...testProperty, look } })
  const sign = page.querySelector('header img')
  expect(sign?.getAttribute('src')).toBe(src)
})
