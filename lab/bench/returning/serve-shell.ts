import { createApi } from '@calm-rest/api'
import { openReleaseStore } from '@calm-rest/releases'
import { listen } from '@calm-rest/server'
import { createContentApi, createSite } from '@calm-rest/shell/server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { answerParent } from '../processes/answer-parent.ts'

// The site with the build of the shell that it is given, over data and releases that are there.
const [dist = '', dataDir = ''] = process.argv.slice(2)
const api = await createApi({ dataDir, logger: pino({ level: 'silent' }) })
const store = await openReleaseStore({}, { dataDir, follows: false })
const site = createSite({
  dist,
  releases: { folder: store.folder, store },
  contentApi: createContentApi({
    origin: 'http://localhost',
    fetch: (address, init) => api.app.request(address, init),
  }),
  api: async ({ path, ...init }, sender) => api.app.request(path, init, sender?.env),
})
const app = new Hono()
  .all('/api/*', (c) => api.app.fetch(c.req.raw, c.env as never))
  .all('/media/*', (c) => api.app.fetch(c.req.raw, c.env as never))
  .route('/', site.app)
const { port } = await listen({ fetch: app.fetch, port: Number(process.env.PORT), host: '127.0.0.1' })
answerParent({}, { url: `http://localhost:${port}/` })
