import { afterEach, expect, it, vi } from 'vitest'
import { forgetLinkTokens, linkTokenFor, takeLinkToken } from './link-token.ts'

const token = `eyJhbGciOi.eyJzdWIi-_.${'s'.repeat(40)}-`

/** A page whose address ends with a fragment, and what its history says after the token was taken. */
const openAt = (hash: string) => {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { pathname: '/booking', search: '', hash })
  vi.stubGlobal('history', { state: null, replaceState })
  takeLinkToken()
  return replaceState
}

afterEach(() => void vi.unstubAllGlobals())

it.each(['', '.', ')', ').', ',', '%3E', '%E3%80%82', '>', '*'])(
  'takes the token before %j, and leaves nothing of it in the address',
  (end) => {
    const replaceState = openAt(`#${token}${end}`)
    expect(linkTokenFor('/booking')).toBe(token)
    expect(replaceState).toHaveBeenCalledWith(null, '', '/booking')
  },
)

it.each(['', '#main', '#cancellation.', `#${'s'.repeat(20)}`])('takes no token from %j', (hash) => {
  expect(openAt(hash)).not.toHaveBeenCalled()
})

/** A tab at a page, with a history whose entry it writes and a storage. */
const tabAt = (pathname: string, stored: Record<string, string> = {}) => {
  const history = {
    state: { idx: 3 } as Record<string, unknown>,
    replaceState: (state: Record<string, unknown>) => {
      history.state = state
    },
  }
  const storage = Object.defineProperties(
    { ...stored },
    {
      getItem: { value: (key: string) => (storage as Record<string, string>)[key] ?? null },
      setItem: { value: (key: string, value: string) => Object.assign(storage, { [key]: value }) },
      removeItem: { value: (key: string) => Reflect.deleteProperty(storage, key) },
    },
  ) as Record<string, string>
  vi.stubGlobal('location', { pathname, search: '', hash: `#${token}` })
  vi.stubGlobal('history', history)
  vi.stubGlobal('sessionStorage', storage)
  takeLinkToken()
  return { history, storage }
}

it.each(['/booking', '/booking/', '/Booking'])(
  'keeps the token of %s for a reload, under a name in its entry of the history',
  (pathname) => {
    const { history, storage } = tabAt(pathname)
    expect(history.state).toEqual({ idx: 3, link: expect.any(Number) })
    expect(storage).toEqual({ [`calm-rest-link-${history.state.link}`]: token })
    // what a reload forgets: the token of the page alone
    vi.stubGlobal('location', { pathname: '/about', search: '', hash: `#${'t'.repeat(40)}` })
    takeLinkToken()
    expect(linkTokenFor(pathname)).toBe(token)
  },
)

it.each(['/verify', '/booking/x', '/my/booking'])('keeps no token of %s beyond its page', (pathname) => {
  const { history, storage } = tabAt(pathname)
  expect(linkTokenFor(pathname)).toBe(token)
  expect(storage).toEqual({})
  expect(history.state).toEqual({ idx: 3 })
})

it('gives the token to its own page alone', () => {
  tabAt('/verify')
  expect(linkTokenFor('/booking')).toBeUndefined()
  expect(linkTokenFor('/verify')).toBe(token)
})

it('stores a token once more for another entry of the history', () => {
  const { history, storage } = tabAt('/booking')
  history.state = { idx: 4 }
  expect(linkTokenFor('/booking')).toBe(token)
  expect(history.state).toEqual({ idx: 4, link: expect.any(Number) })
  expect(Object.values(storage)).toEqual([token, token])
})

it('forgets all tokens of a tab, and nothing else of it', () => {
  const { storage } = tabAt('/booking', { 'calm-rest-draft': 'Ada', 'calm-rest-link-1': 'old' })
  forgetLinkTokens()
  expect(storage).toEqual({ 'calm-rest-draft': 'Ada' })
  expect(linkTokenFor('/booking')).toBeUndefined()
})

it('does without a storage that is switched off', () => {
  vi.stubGlobal('sessionStorage', undefined)
  openAt(`#${token}`)
  expect(linkTokenFor('/booking')).toBe(token)
  expect(() => forgetLinkTokens()).not.toThrow()
  expect(linkTokenFor('/booking')).toBeUndefined()
})
