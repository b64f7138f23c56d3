import { createServer, type Server } from 'node:http'
import { type DatabasePlace, databasePlace, isLoopback } from '@calm-rest/api'
import { openPartners } from '@calm-rest/api/partners'
import type { Demo } from '@calm-rest/site'
import { getRequestListener } from '@hono/node-server'
import { createPartnerSite } from './alpin-tours/create-partner-site.ts'
import { demoPartner } from './alpin-tours/page.ts'

/** Not only another origin than localhost, but another site for a browser. */
const host = '127.0.0.1'

/**
 * The page of a partner on a developer's machine, on the port after the site's, which may book there. It does not start
 * in production or for a public site, where an invented company must not be a partner. The database must exist.
 */
export const partnerPage: Demo['partnerPage'] = async (environment, publicUrl, variables) => {
  const { PARTNER_PORT, NODE_ENV } = variables
  const { PORT } = environment
  if (NODE_ENV === 'production' || PORT === 0 || !isLoopback(new URL(publicUrl).hostname)) return undefined
  const port = PARTNER_PORT === undefined ? PORT + 1 : Number(PARTNER_PORT)
  if (!(port >= 1 && port <= 65_535)) throw new Error(`The partner's page has no port: ${port}`)
  const server = createServer(getRequestListener(createPartnerSite(new URL(publicUrl).origin).fetch))
  await listen(server, port)
  const origin = `http://${host}:${port}`
  await register(databasePlace(environment), origin)
  return { line: `partner's page ${origin}/`, stop: () => close(server) }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EADDRINUSE') return reject(cause)
      reject(new Error(`EADDRINUSE: port ${port} is taken. PARTNER_PORT gives the partner's page another.`))
    })
    server.listen(port, host, resolve)
  })

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Registers the partner with exactly this origin. A partner that the owner has removed stays removed. */
const register = async (place: DatabasePlace, origin: string) => {
  const partners = await openPartners(place)
  try {
    const known = (await partners.list()).find(({ id }) => id === demoPartner.id)
    if (!known) await partners.add({ ...demoPartner, origins: [origin] })
    else if (known.status === 'active' && known.origins.join() !== origin)
      await partners.replaceOrigins(known.id, [origin])
  } finally {
    await partners.close()
  }
}
