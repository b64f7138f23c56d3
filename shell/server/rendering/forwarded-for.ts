import type { CallApi } from './bundle-renderer.ts'
import type { ApiCall } from './messages.ts'

const header = 'x-forwarded-for'

/** Sends the visitor's own X-Forwarded-For with each call of the API; one that a bundle invented is left out. */
export const withForwardedFor =
  (callApi: CallApi): CallApi =>
  (call, sender) => {
    const { [header]: _invented, ...headers } = lowerCase(call.headers)
    const before = sender?.req.header(header)
    return callApi(
      { ...call, headers: { ...headers, ...(before !== undefined && { [header]: before }) } },
      sender,
    )
  }

const lowerCase = (headers: ApiCall['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
