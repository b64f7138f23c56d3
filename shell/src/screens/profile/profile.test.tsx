import type { LoadedWidget } from '@calm-rest/federation/host'
import { emptyDocument } from '@calm-rest/testing'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Slots } from '../../slots/slots.ts'
import { loadedWidget } from '../../testing/loaded-widget.fixture.ts'
import { ada, mountInShell } from '../../testing/mount-page.fixture.tsx'
import { Profile } from './profile.tsx'

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('Event', (emptyDocument().defaultView as Window & typeof globalThis).Event)
})

type Mount = LoadedWidget['widget']['mount']
type Report = Parameters<Mount>[1]['host']['report']

const mount = async (user?: typeof ada) => {
  const reports: Record<string, Report> = {}
  const federation = {
    releaseOf: () => undefined,
    holdStyles: () => () => {},
    loadWidget: async (remote: string, widget: string) => {
      const mount: Mount = (into, { host }) => {
        reports[widget] = host.report
        const element = into as HTMLElement
        element.textContent = `${remote} ${widget}`
        return { update: () => {}, unmount: () => element.replaceChildren() }
      }
      return loadedWidget(mount, '1.0.0', { slot: `${remote}/1.0.0/${widget}` })
    },
  }
  const slots: Partial<Slots> = {
    place: () => '',
    prefetched: () => undefined,
    take: () => undefined,
    adopt: () => {},
    settled: () => {},
  }
  const view = await mountInShell(<Profile />, {
    at: '/profile',
    site: { federation: federation as never },
    slots,
    ...(user && { user }),
  })
  await view.until(() => expect(view.page.querySelector('h1')).not.toBeNull())
  await act(async () => {})
  const report = (widget: string, event: Parameters<Report>[0]) =>
    act(async () => void reports[widget]?.(event))
  return { ...view, report }
}

it('shows a guest their bookings and account, and ways to book and to sign out', async () => {
  const { outline, press, control, sessionPort, address } = await mount(ada)
  expect(outline()).toMatchInlineSnapshot(`
    "h1: Hello, Ada
    a href=/book: Book a stay
    button type=button: Sign out
    div data-slot=mf-booking/1.0.0/my-bookings: mf-booking my-bookings
    div data-slot=mf-auth/1.0.0/account: mf-auth account"
  `)
  await press(control('Book a stay'))
  expect(address()).toBe('/book')
  await press(control('Sign out'))
  expect(sessionPort.signOut).toHaveBeenCalledOnce()
})

it('shows who is not signed in the ways in', async () => {
  const { outline } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "h1: Your profile
    section 'You are not signed in'
      h2: You are not signed in
      p: Sign in to see your bookings and your details, or create an account for your next stay. You can book without one, too.
      a href=/login: Sign in
      a href=/register: Create an account
      img alt height=800 loading=lazy src=/art/veranda.svg width=1200"
  `)
})

it('says that an account is deleted where it was deleted here, and nowhere else', async () => {
  const { report, session, page } = await mount(ada)
  await report('account', { type: 'account-removed' })
  expect(page.textContent).not.toContain('Your account is deleted.')
  await act(async () => session.getState().signedOut())
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Your account is deleted.')
  const signedOut = await mount(ada)
  await signedOut.report('account', { type: 'ready' })
  await act(async () => signedOut.session.getState().signedOut())
  expect(signedOut.page.textContent).toContain('You are not signed in')
  expect(signedOut.page.textContent).not.toContain('Your account is deleted.')
})
