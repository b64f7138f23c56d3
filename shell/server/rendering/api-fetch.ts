import type { ApiCall } from './messages.ts'

/** `fetch` for an API client that reaches the API by `callApi`, without cookies. */
export const apiFetch =
  (callApi: (call: ApiCall) => Promise<Response>): typeof fetch =>
  async (input) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    return callApi({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.method !== 'GET' && { body: await request.text() }),
    })
  }
