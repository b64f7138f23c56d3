import type { OpenBackend } from '@calm-rest/contract/widget'

/** A backend in a test: a function of a request, as `fetch` of a Hono app is. */
export type TestBackend = (request: Request) => Response | Promise<Response>

/**
 * For tests: backends by name that answer in this process, for `load` and for a host. Requests `asGuest` carry the
 * token of `guestToken`.
 */
export const testBackends =
  (
    backends: Readonly<Record<string, TestBackend>>,
    guestToken?: () => string | Promise<string>,
  ): OpenBackend =>
  (name) => ({
    fetch: async (path, { asGuest, ...init } = {}) => {
      const answer = backends[name]
      if (!answer)
        throw new TypeError(`There is no backend '${name}', but: ${Object.keys(backends).join(', ')}`)
      const request = new Request(new URL(path, 'http://backend.test'), init as RequestInit)
      if (asGuest && guestToken) request.headers.set('Authorization', `Bearer ${await guestToken()}`)
      return answer(request)
    },
  })
