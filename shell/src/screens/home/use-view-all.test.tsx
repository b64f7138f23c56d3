import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mountInShell } from '../../testing/mount-page.fixture.tsx'
import { useViewAll } from './use-view-all.ts'

const scrolled = vi.fn()
let wantsStillness = false

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  scrolled.mockClear()
  wantsStillness = false
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wantsStillness && query === '(prefers-reduced-motion: reduce)',
  }))
})

const ViewAll = () => (
  <a href="/rooms?category=family" onClick={useViewAll()}>
    View all
  </a>
)

const mount = async () => {
  const view = await mountInShell(<ViewAll />, { at: '/' })
  const link = view.control('View all')
  Object.defineProperties(link, { pathname: { value: '/rooms' }, search: { value: '?category=family' } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return {
    ...view,
    view: (more = {}) => view.press(link, more as never),
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  }
}

it('scrolls to the top, and goes on to the rooms half a second later', async () => {
  const { view, pass, address } = await mount()
  await view()
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  await pass(400)
  await view()
  await pass(499)
  expect(address(), 'another press begins anew').toBe('/')
  await pass(1)
  expect(address()).toBe('/rooms?category=family')
  vi.useRealTimers()
})

it('jumps where a visitor wants stillness', async () => {
  wantsStillness = true
  const { view } = await mount()
  await view()
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  vi.useRealTimers()
})

it('leaves a press for another tab to the browser', async () => {
  const { view, pass, address } = await mount()
  await view({ ctrlKey: true })
  await pass(1000)
  expect([scrolled.mock.calls, address()]).toEqual([[], '/'])
  vi.useRealTimers()
})
