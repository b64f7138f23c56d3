import type { Host } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { act } from 'react'
import { expect, it } from 'vitest'
import { words } from '../../words.ts'
import { GoogleSignIn } from './google-sign-in.tsx'

const mount = async () => {
  const windows: ((result: object) => void)[] = []
  const session = {
    signInWithGoogle: () => new Promise((resolve) => windows.push(resolve)),
  } as unknown as Host['session']
  const view = await mountView(<GoogleSignIn />, words, 'en', { session })
  const button = () => view.page.querySelector('button') as HTMLElement
  return {
    ...view,
    windows,
    button,
    open: () => view.press(button()),
    /** Ends the window that was opened as the given one. */
    end: (number: number, result: object) => act(async () => windows[number]?.(result)),
    said: () => view.page.querySelector('[role="status"]')?.textContent,
    alert: () => view.page.querySelector('[role="alert"]')?.textContent,
  }
}

const failed = (failure: object) => ({ ok: false, failure })
const cancelled = failed({ kind: 'google', problem: 'cancelled' })

it('waits for the window, tells a screen reader, and is there again afterwards', async () => {
  const { button, open, end, said, alert } = await mount()
  expect([button().textContent, button().hasAttribute('aria-busy'), said()]).toEqual([
    'Continue with Google',
    false,
    '',
  ])
  await open()
  expect([button().textContent, button().getAttribute('aria-busy'), said()]).toEqual([
    'Signing in with Google...',
    'true',
    'Signing in with Google...',
  ])
  await end(0, { ok: true })
  expect([button().textContent, said(), alert()]).toEqual(['Continue with Google', '', undefined])
})

it.each([
  [cancelled, 'Google login failed: You cancelled at Google. You can try again whenever you like.'],
  [failed({ kind: 'network' }), 'Google login failed: Connection lost. Please check your internet.'],
  [failed({ kind: 'api', body: { error: 'Not known.' } }), 'Google login failed: Not known.'],
  [failed({ kind: 'api', body: { error: '' } }), 'Google login failed'],
  [failed({ kind: 'unexpected', status: 502 }), 'Google login failed'],
])('says why nobody was signed in: %j', async (result, words) => {
  const { open, end, alert, button } = await mount()
  await open()
  await end(0, result)
  expect(alert()).toBe(words)
  expect(button().hasAttribute('aria-busy')).toBe(false)
  await open()
  expect(alert(), 'another try').toBeUndefined()
})

it('opens a window that got lost again, and says nothing of the one before', async () => {
  const { open, end, windows, alert, said } = await mount()
  await open()
  await open()
  expect(windows).toHaveLength(2)
  await end(0, cancelled)
  expect([alert(), said()]).toEqual([undefined, 'Signing in with Google...'])
  await end(1, failed({ kind: 'unexpected', status: 502 }))
  expect(alert()).toBe('Google login failed')
})
