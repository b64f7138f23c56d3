import type { BackendIdentityRequest } from '@calm-rest/contract/api'
import { afterEach, expect, it, vi } from 'vitest'
import { askGuestToken } from './ask-guest-token.ts'

afterEach(() => void vi.unstubAllGlobals())

const refusal = { error: 'Not yet.', code: 'backend_not_agreed' }

/** An API of one guest, who may have agreed before, and answers as given if asked. */
const aGuest = ({ agrees = true, hasAgreed = false, isActive = true } = {}) => {
  vi.stubGlobal('navigator', { userActivation: { isActive } })
  const state = { hasAgreed }
  const calls: string[] = []
  const questions: BackendIdentityRequest[] = []
  const answer = (method: string, path: string) => {
    if (path.endsWith('/mf-spa/orders')) {
      const asked = { remote: 'mf-spa', backend: 'orders', service: 'Excursions', scopes: ['name'] }
      return Response.json({ ...asked, agreed: state.hasAgreed })
    }
    if (path.endsWith('/backend-consents') && method === 'POST') {
      state.hasAgreed = true
      return Response.json({ success: true }, { status: 201 })
    }
    return state.hasAgreed ? Response.json({ token: 'jwt' }) : Response.json(refusal, { status: 403 })
  }
  const options = {
    origin: '',
    lang: () => 'de' as const,
    authorize: async () => ({ ok: true, value: 'access' }) as const,
    fetch: async (input: RequestInfo | URL) => {
      const { method, url, headers } = input as Request
      expect(headers.get('Authorization')).toBe('Bearer access')
      const { pathname } = new URL(url)
      calls.push(`${method} ${pathname.replace('/api/me/', '')}`)
      return answer(method, pathname)
    },
  }
  const ask = () =>
    askGuestToken(options, 'mf-spa', 'orders', async (wanted, _lang, agree) => {
      questions.push(wanted)
      return agrees && (await agree()).ok
    })
  return { ask, calls, questions }
}

it('asks nothing of a guest who has agreed before', async () => {
  const { ask, calls, questions } = aGuest({ hasAgreed: true, isActive: false })
  expect(await ask()).toEqual({ ok: true, value: 'jwt' })
  expect([calls, questions]).toEqual([['POST backend-tokens'], []])
})

it('asks once after a press, and then has a token', async () => {
  const { ask, questions } = aGuest()
  const both = await Promise.all([ask(), ask()])
  expect(both).toEqual([
    { ok: true, value: 'jwt' },
    { ok: true, value: 'jwt' },
  ])
  expect(questions).toMatchObject([{ service: 'Excursions', scopes: ['name'] }])
})

it('has no token of a guest who does not agree', async () => {
  const { ask, calls } = aGuest({ agrees: false })
  expect(await ask()).toMatchObject({ ok: false, failure: { status: 403, body: refusal } })
  expect(calls).not.toContain('POST backend-consents')
})

it('opens no dialog without a press', async () => {
  const { ask, questions } = aGuest({ isActive: false })
  expect(await ask()).toMatchObject({ ok: false, failure: { code: 'backend_not_agreed' } })
  expect(questions).toEqual([])
})

it('asks in a browser that cannot tell whether a guest pressed something', async () => {
  const { ask, questions } = aGuest()
  vi.stubGlobal('navigator', {})
  expect(await ask()).toEqual({ ok: true, value: 'jwt' })
  expect(questions).toHaveLength(1)
})
