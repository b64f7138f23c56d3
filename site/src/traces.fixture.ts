import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, createMetrics, noStayCaps } from '@calm-rest/api'
import { createReleaseStore, integrityOf } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { listen } from '@calm-rest/server'
import { createContentApi, createSite } from '@calm-rest/shell/server'
import { openTracing, readTelemetry, type Tracing } from '@calm-rest/telemetry'
import { openCollector } from '@calm-rest/telemetry/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { expect } from 'vitest'
import { watchTracing } from './watch-tracing.ts'

/** A server bundle whose widget reads rooms, as a release has it. */
const bundle = `exports['room-list'] = {
  load: async ({ api }) => (await api.rooms.list()).ok,
  render: ({ data }) => '<p>' + data + '</p>',
}`

/** A shell that renders that widget on every page. */
const shell = `exports.slotMark = (place) => '<!--slot ' + place + '-->'
exports.renderShell = async () => ({
  html: '<main><div data-slot=""><!--slot 0--></div></main>',
  slots: [{ remote: 'mf-rooms', widget: 'room-list', props: {} }],
})`

const file = (name: string) => ({ name, integrity: `sha384-${'A'.repeat(64)}` })

const writeShell = (dist: string) => {
  mkdirSync(join(dist, 'server'), { recursive: true })
  mkdirSync(join(dist, 'public'))
  const build = {
    source: 'x',
    scripts: [file('shell.js')],
    start: { text: 'start()', integrity: integrityOf(Buffer.from('start()')) },
    styles: [],
    fonts: [],
    words: {},
    screens: {},
    server: 'server/server.js',
    trace: {
      start: { text: 'trace()', integrity: integrityOf(Buffer.from('trace()')) },
      script: file('trace.js'),
    },
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(build))
  writeFileSync(join(dist, 'server/server.js'), shell)
}

const release = async (folder: string) => {
  const store = createReleaseStore(folder)
  const built = temporaryFolder('built')
  const files = { 'entry.js': 'entry()', 'server.js': bundle }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(built, name), content)
  const manifest = {
    ...manifestOf('1.0.0', 'mf-rooms'),
    server: 'server.js',
    exposes: { 'room-list': { scripts: [], styles: [] } },
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { integrity: integrityOf(Buffer.from(text)), bytes: text.length },
      ]),
    ),
  }
  writeFileSync(join(built, 'release.json'), JSON.stringify(manifest))
  await store.publish(manifest, built)
  await store.promote('mf-rooms', '1.0.0', 'ann')
  return store
}

/** The site and the API in this process as production mounts them. */
export const openSiteWith = async (tracing: Tracing | undefined, metrics = createMetrics()) => {
  const dataDir = temporaryFolder('traces')
  const outbox = temporaryFolder('outbox')
  const dist = join(dataDir, 'dist')
  const releases = join(temporaryFolder('releases'), 'releases')
  writeShell(dist)
  const api = await createApi({
    ...noStayCaps,
    dataDir,
    now: () => new Date('2027-06-01T06:00:00Z'),
    logger: pino({ level: 'silent' }),
    metrics,
    tracing,
    mail: {
      transport: { folder: outbox },
      from: { name: 'Calm Rest', address: 'stay@calmrest.example' },
      publicUrl: 'http://localhost',
    },
  })
  const site = createSite({
    dist,
    releases: { folder: releases, store: await release(releases) },
    contentApi: createContentApi({
      origin: 'http://localhost',
      fetch: (address, init) => api.app.request(address, init),
      tracing,
    }),
    api: async ({ path, ...init }) => api.app.request(path, init),
    widgetTimeoutMs: 30_000,
    tracing,
  })
  whenDone(async () => {
    site.close()
    await api.close()
    await tracing?.close()
  })
  return {
    ask: (path: string, init?: RequestInit) => site.app.request(path, init),
    askApi: (path: string, init?: RequestInit) => api.app.request(path, init),
    /** Serves the API over HTTP as production does, from its cache where it can; returns its origin. */
    serveApi: async () => {
      const { app, answerDirectly: direct } = api
      const server = await listen({ fetch: app.fetch, direct, port: 0, host: '127.0.0.1' })
      whenDone(() => server.stop(0))
      return `http://127.0.0.1:${server.port}`
    },
  }
}

/** The same, with a collector of its own. */
export const openTracedSite = async () => {
  const collector = await openCollector()
  whenDone(collector.close)
  const metrics = createMetrics()
  const settings = readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
  const tracing = await openTracing(settings, watchTracing(pino({ level: 'silent' }), metrics))
  if (!tracing) throw new Error('Nothing is traced')
  const site = await openSiteWith(tracing, metrics)
  return {
    ...site,
    collector,
    metrics,
    tracing,
    /** Every span so far; ends the export, and waits longer for the collector than a process that ends. */
    exported: async () => {
      await tracing.close()
      await expect.poll(tracing.waiting, { timeout: 10_000 }).toBe(0)
      return collector.spans()
    },
  }
}
