import {
  backendAnswerHeaders,
  backendMethods,
  backendReleaseHeader,
  backendRequestHeaders,
} from '@calm-rest/contract/backends'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'

interface LocalBackendOptions {
  /** Origin under which a developer sees the site. */
  origin: string
  local: Pick<ComposedRemote, 'manifest'>
  /** Origins of the backends on this machine, by name. */
  backends: Readonly<Record<string, string>>
}

const pick = (headers: readonly string[], find: (header: string) => string | null | undefined) =>
  Object.fromEntries(
    headers.flatMap((header) => {
      const value = find(header)
      return value === undefined || value === null ? [] : [[header, value] as const]
    }),
  )

/** Why a request is not passed on; the same rules as on the site. */
const problemOf = (c: Context, name: string, { origin, local, backends }: LocalBackendOptions) => {
  const { remote, backends: declared = [] } = local.manifest
  const sender = c.req.header('Origin')
  if ((sender !== undefined && sender !== origin) || c.req.header(backendReleaseHeader) === undefined)
    return {
      status: 403,
      detail: `A request needs ${backendReleaseHeader}, from a page of ${origin}.`,
    } as const
  if (!declared.includes(name))
    return {
      status: 404,
      detail: `${remote} does not declare a backend '${name}': name it in its build.`,
    } as const
  if (backends[name] === undefined)
    return {
      status: 404,
      detail: `Where is it? npm run dev -- --backend ${name}=http://localhost:4010`,
    } as const
  return undefined
}

/** /x/<remote>/<backend>/… of the remote that runs from its sources: its backends on this machine. */
export const localBackend = (options: LocalBackendOptions) => {
  const { remote } = options.local.manifest
  return new Hono().all(`/x/${remote}/:name/*`, async (c) => {
    const name = c.req.param('name')
    const problem = problemOf(c, name, options)
    if (problem) return c.json({ error: problem.detail, ...problem }, problem.status)
    const { pathname, search } = new URL(c.req.url)
    if (!backendMethods.some((method) => method === c.req.method)) return c.body(null, 405)
    const path = pathname.slice(`/x/${remote}/${name}`.length)
    try {
      const answer = await proxy(options.backends[name] + path + search, {
        raw: c.req.raw,
        redirect: 'manual',
        // the site's API signed the token; the backend verifies it, here as there
        headers: pick([...backendRequestHeaders, 'authorization'], (header) => c.req.header(header)),
      })
      const headers = {
        ...pick(backendAnswerHeaders, (header) => answer.headers.get(header)),
        'Cache-Control': 'no-store',
      }
      if (answer.status >= 300 && answer.status < 400 && answer.status !== 304)
        return c.json({ error: 'The backend redirects, which nobody follows.' }, 502)
      return new Response(answer.body, { status: answer.status, headers })
    } catch (cause) {
      return c.json({ error: `${options.backends[name]} does not answer: ${cause}` }, 502)
    }
  })
}
