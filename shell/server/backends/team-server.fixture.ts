import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { LocalBuild } from '@calm-rest/contract/releases'
import { openBackendsFile } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import type { CallApi } from '../rendering/call-api.ts'
import { aSite } from '../site.fixture.ts'

/** A team's own server, until the test is over, and the requests that it got. */
export const aTeamServer = async (answer: RequestListener = (_, response) => response.end('{}')) => {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response: ServerResponse) => {
    asked.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

type Mapping = Partial<Parameters<ReturnType<typeof openBackendsFile>['add']>[0]>

interface Options {
  publicUrl?: string
  local?: LocalBuild
  api?: CallApi
}

/** A site with a live release of mf-spa that declares the backend `orders`, mapped as given. */
export const aSiteWithBackend = (
  origin: string | undefined,
  mapping: Mapping = {},
  options: Options = {},
) => {
  const trust = join(temporaryFolder('trust'), 'release-trust')
  const file = openBackendsFile(trust)
  const addedAt = new Date().toISOString()
  const map = (to: string, given: Mapping = {}) =>
    file.add({ remote: 'mf-spa', name: 'orders', origin: to, addedBy: 'ann', addedAt, ...given })
  if (origin !== undefined) map(origin, mapping)
  const site = aSite({ trust, previewKey: Buffer.alloc(32, 1), ...options })
  publishSmall(site.store, site.folder, '1.0.0', 'mf-spa', { backends: ['orders'] })
  void site.store.promote('mf-spa', '1.0.0', 'ann')
  const host = new URL(options.publicUrl ?? 'http://localhost')
  /** A request as a page's script sends it. */
  const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
    site.fetch(
      new Request(new URL(`/x/mf-spa/orders${path}`, host), {
        ...init,
        ...(init.body != null && { duplex: 'half' }),
        headers: { 'X-Release': '/releases/mf-spa/1.0.0/', Host: host.host, ...(headers as object) },
      } as RequestInit),
    )
  return { site, file, map, ask }
}

/** Status and code of a refusal. */
export const codeOf = async (asked: Response | Promise<Response>): Promise<string> => {
  const answer = await asked
  return `${answer.status} ${((await answer.json()) as { code: string }).code}`
}
