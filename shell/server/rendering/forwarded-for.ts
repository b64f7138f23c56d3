import type { CallApi } from './call-api.ts'
import type { ApiCall } from './messages.ts'

const header = 'x-forwarded-for'

/** Forwards the visitor's X-Forwarded-For with each API call; a header set by a bundle is dropped. */
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
