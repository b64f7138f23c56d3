import { afterEach, expect, it, vi } from 'vitest'
import { linkTokenFor, takeLinkToken } from './link-token.ts'

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
