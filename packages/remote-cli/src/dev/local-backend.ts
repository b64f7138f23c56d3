import {
  backendAnswerHeaders,
  backendMethods,
  backendReleaseHeader,
  backendRequestHeaders,
} from '@calm-rest/contract/backends'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import type { OpenBackend } from '@calm-rest/contract/widget'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'

interface LocalBackendOptions {
  /** Origin under which a developer sees the site. */
  origin: string
  local: ComposedRemote
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

/** Why a backend cannot be asked here; undefined if it can. */
const whyUnknown = (name: string, { local, backends }: LocalBackendOptions): string | undefined => {
  const { remote, backends: declared = [] } = local.manifest
  if (!declared.includes(name)) return `${remote} does not declare a backend '${name}': name it in its build.`
  if (backends[name] === undefined)
    return `Where is it? npm run dev -- --backend ${name}=http://localhost:4010`
  return undefined
}

/** Why a request is not passed on; the same rules as on the site. */
const problemOf = (c: Context, name: string, options: LocalBackendOptions) => {
  const { origin } = options
  const sender = c.req.header('Origin')
  if ((sender !== undefined && sender !== origin) || c.req.header(backendReleaseHeader) === undefined)
    return {
      status: 403,
      detail: `A request needs ${backendReleaseHeader}, from a page of ${origin}.`,
    } as const
  const detail = whyUnknown(name, options)
  return detail === undefined ? undefined : ({ status: 404, detail } as const)
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

/** The same for `load` in this process. As on a server of the site it only reads, and what nobody answers rejects. */
export const backendsOfLoad = (requests: Hono, options: LocalBackendOptions): OpenBackend => {
  const { base, manifest } = options.local
  const { origin, pathname } = new URL(base)
  return (name) => ({
    fetch: async (path, { method = 'GET', headers, signal } = {}) => {
      const why = whyUnknown(name, options)
      if (why !== undefined) throw new TypeError(why)
      if (method.toUpperCase() !== 'GET') throw new TypeError('On a server, load only reads.')
      return requests.request(`${origin}/x/${manifest.remote}/${name}${path}`, {
        headers: { ...headers, [backendReleaseHeader]: pathname },
        signal: signal ?? null,
      })
    },
  })
}
