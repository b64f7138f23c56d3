import { mkdirSync } from 'node:fs'
import { createApi, noMailCaps, noOwnerMailLimits, noStayCaps } from '@calm-rest/api'
import { listen } from '@calm-rest/server'
import { openLog } from '@calm-rest/site'
import { answerParent } from '../processes/answer-parent.ts'

// The API as in production, with the site's log in a file, but without limits on the bookings of one client.
const [dataDir = '', databaseUrl] = process.argv.slice(2)
mkdirSync(dataDir, { recursive: true })
const { logger } = openLog({ file: `${dataDir}/server.log`, level: 'info' })
const api = await createApi({
  dataDir,
  databaseUrl,
  logger,
  trustedProxies: ['127.0.0.1'],
  rateLimits: { bookings: Number.MAX_SAFE_INTEGER, bookingsOfDay: Number.MAX_SAFE_INTEGER },
  nightCaps: noStayCaps.nightCaps,
  mailCaps: noMailCaps,
  ownerMailLimits: noOwnerMailLimits,
})
const { port } = await listen({
  fetch: api.app.fetch,
  direct: api.answerDirectly,
  port: 0,
  host: '127.0.0.1',
})
answerParent({}, { port })
