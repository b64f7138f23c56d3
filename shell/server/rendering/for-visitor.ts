import type { AskApi } from './bundle-renderer.ts'
import type { ApiCall } from './messages.ts'

const hops = 'x-forwarded-for'

/** Tells the API where a visitor's request came from, as the proxies before this server told it; no part may make that up. */
export const forVisitor =
  (ask: AskApi): AskApi =>
  (call, visitor) => {
    const { [hops]: _made, ...headers } = lowerCase(call.headers)
    const before = visitor?.req.header(hops)
    return ask({ ...call, headers: { ...headers, ...(before !== undefined && { [hops]: before }) } }, visitor)
  }

const lowerCase = (headers: ApiCall['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
