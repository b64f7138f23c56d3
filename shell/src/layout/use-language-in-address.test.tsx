import { act } from 'react'
import { useNavigate } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mountInShell } from '../testing/mount-page.fixture.tsx'
import { useLanguageInAddress } from './use-language-in-address.ts'

const Page = () => {
  useLanguageInAddress()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate('/rooms')}>
      Rooms
    </button>
  )
}

/** A page in English at an address, and what its history was told. */
const mountAt = async (href: string) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const location = { href }
  const replaceState = vi.fn((_state: unknown, _title: string, url: URL) => {
    location.href = url.href
  })
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { state: { idx: 2 }, replaceState })
  const view = await mountInShell(<Page />)
  const { language } = view
  return {
    ...view,
    location,
    replaceState,
    choose: (lang: 'en' | 'de') => act(async () => language.setState({ lang })),
    goBackTo: (to: string) =>
      act(async () => {
        location.href = to
        dispatchEvent(new Event('popstate'))
      }),
  }
}

it('writes a chosen language into an address that names one, and leaves the rest of it', async () => {
  const { choose, location, replaceState } = await mountAt('https://calm.example/rooms?lang=en&guests=2#main')
  expect(replaceState).not.toHaveBeenCalled()
  await choose('de')
  expect(location.href).toBe('https://calm.example/rooms?lang=de&guests=2#main')
  expect(replaceState.mock.calls[0]?.[0]).toEqual({ idx: 2 })
})

it('leaves the first page as the server gave it', async () => {
  expect((await mountAt('https://calm.example/rooms?lang=de')).replaceState).not.toHaveBeenCalled()
})

it.each(['', '?lang=fr', '?guests=2'])('leaves an address with %j alone', async (query) => {
  const { choose, replaceState } = await mountAt(`https://calm.example/rooms${query}`)
  await choose('de')
  expect(replaceState).not.toHaveBeenCalled()
})

it('corrects an older page on the way back to it, and does nothing where it is right', async () => {
  const { choose, goBackTo, location, replaceState } = await mountAt('https://calm.example/rooms')
  await choose('de')
  await goBackTo('https://calm.example/about?lang=en')
  expect(location.href).toBe('https://calm.example/about?lang=de')
  await goBackTo('https://calm.example/location?lang=de')
  expect(replaceState).toHaveBeenCalledOnce()
})

it('corrects the next screen', async () => {
  const { press, control, location } = await mountAt('https://calm.example/about?lang=de')
  await press(control('Rooms'))
  expect(location.href).toBe('https://calm.example/about?lang=en')
})
