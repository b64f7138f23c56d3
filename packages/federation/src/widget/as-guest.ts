import type { Failure, Result } from '@calm-rest/contract/api'
import type { Backend, BackendAnswer } from '@calm-rest/contract/widget'

type GuestToken = ((backend: string) => Promise<Result<string>>) | undefined

const nobody = { kind: 'api', status: 401, code: 'unauthorized', body: { code: 'unauthorized' } } as const

/** What the site says instead of the backend. */
const refusal = (failure: Failure | typeof nobody): BackendAnswer => {
  if (failure.kind !== 'api') throw new TypeError(`There is no token of the guest: ${failure.kind}`)
  return Response.json(failure.body, { status: failure.status })
}

/** A backend that can be asked as the guest, with a token that the host gets for it. */
export const askedAsGuest = (backend: Backend, name: string, guestToken: GuestToken): Backend => ({
  fetch: async (path, { asGuest, ...init } = {}) => {
    if (!asGuest) return backend.fetch(path, init)
    if (!guestToken) return refusal(nobody)
    const token = await guestToken(name)
    if (!token.ok) return refusal(token.failure)
    return backend.fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${token.value}` },
    })
  },
})
