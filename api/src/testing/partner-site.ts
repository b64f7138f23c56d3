import { listen } from '@calm-rest/server'
import { onTestFinished } from 'vitest'
import { openPartners, type Partners } from '../partners/open-partners.ts'
import { placeOf } from './engine.ts'
import { openTestApi } from './test-api.ts'

export const partnerOrigin = 'https://www.alpin-tours.example'

/** Headers of a browser's request from a partner's page. */
export const fromPartner = { Origin: partnerOrigin, 'Sec-Fetch-Site': 'cross-site' }

/** The API behind its real server, with one partner, whom the command line can change meanwhile. */
export const openPartneredApi = async (options: Parameters<typeof openTestApi>[0] = {}) => {
  const api = await openTestApi(options)
  const partners = await openPartners(placeOf(api.dataDir), options.now)
  const { port, stop } = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: 0,
    host: '127.0.0.1',
  })
  onTestFinished(async () => {
    await partners.close()
    await stop(0)
  })
  await partners.add({ id: 'alpin-tours', name: 'Alpin Tours', origins: [partnerOrigin] })
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(
      path,
      { 'Content-Type': 'application/json', ...headers },
      { method: 'POST', body: JSON.stringify(body) },
    )
  return { api, partners, ask, post }
}

/** Returns the signature of a link that the owner creates. */
export const sigOf = async (partners: Partners, id: string, campaign?: string): Promise<string> =>
  new URL(await partners.link(id, { campaign }), 'https://calmrest.example').searchParams.get('sig') ?? ''
