import { globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import {
  budgets,
  collectorBytes,
  filesNamedIn,
  isCollector,
  reporterBytes,
  sentBytes,
} from './budgets.fixture.ts'

const bytesOf = (path: string) => sentBytes(new URL(path, sharedSite().url).href)

const sumOf = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0)

it.each(budgets)('$path stays within its budget', async ({ path, ...budget }) => {
  const { scripts, styles } = filesNamedIn((await fetchPage(path)).document)
  const sent = {
    document: await bytesOf(path),
    scripts: await sumOf(scripts),
    styles: await sumOf(styles),
  }
  for (const kind of ['document', 'scripts', 'styles'] as const) {
    expect(sent[kind], `${kind} of ${path}`).toBeGreaterThan(0)
    expect(sent[kind], `${kind} of ${path}`).toBeLessThanOrEqual(budget[kind])
  }
})

it('names widgets alone in its HTML, and not what they load on demand', async () => {
  const { html } = await fetchPage('/')
  expect(html).toContain('"featured-rooms"')
  for (const part of ['search-calendar', 'change-calendar', 'ticket-de', 'book-with-proof'])
    expect(html).not.toContain(`"${part}`)
})

it('R-mf-vitals: what collects vitals is one small script, and no HTML names it', async () => {
  const collectors = globSync('vitals.*.js', { cwd: join(root, 'shell/dist') }).map(
    (name) => `/assets/${name}`,
  )
  expect(collectors.map(isCollector)).toEqual([true])
  expect(await sumOf(collectors)).toBeLessThanOrEqual(collectorBytes)
  expect((await fetchPage('/rooms')).html).not.toContain('/vitals.')
})

it('has a small reporter of spans, which no document, header or script names on a site that does not trace', async () => {
  const reporters = globSync('trace.*.js', { cwd: join(root, 'shell/dist') })
  expect(reporters.length).toBe(1)
  expect(await sumOf(reporters.map((name) => `/assets/${name}`))).toBeLessThanOrEqual(reporterBytes)
  const { html, document } = await fetchPage('/rooms')
  const page = await fetch(new URL('/rooms', sharedSite().url))
  expect(page.headers.get('Server-Timing')).not.toContain('traceparent')
  const scripts = await Promise.all(
    filesNamedIn(document).scripts.map(async (path) => (await fetch(new URL(path, sharedSite().url))).text()),
  )
  expect(
    [html, ...scripts].filter((text) => /traceparent|\/api\/telemetry|assets\/trace\./.test(text)),
  ).toEqual([])
})
