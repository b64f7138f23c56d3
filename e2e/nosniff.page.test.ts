import { type IncomingHttpHeaders, request } from 'node:http'
import { fetchPage, ownAddress, sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const long = `?j=${'x'.repeat(5000)}`
const json = { 'Content-Type': 'application/json' }

/** One address of each kind, with the status that shows that it is of this kind. */
const addresses: readonly [path: string, status: number, asked?: Asked][] = [
  ['/', 200],
  ['/rooms', 200, { method: 'HEAD' }],
  ['/nowhere', 404],
  ['/nowhere', 404, { method: 'PUT' }],
  [`/rooms${long}`, 414],
  ['/contact', 400, { method: 'POST', body: 'no form' }],
  ['/about', 405, { method: 'POST' }],
  ['/composition.json', 200],
  ['/releases', 200],
  ['/release-reports', 400, { method: 'POST', body: 'no report' }],
  ['/art/favicon.svg', 200],
  ['/favicon.ico', 200],
  ['/assets/none.js', 404],
  ['/releases/mf-rooms/9.9.9/none.js', 404],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/site.webmanifest', 200],
  ['/social/rooms/coral-suite.png', 200],
  ['/social/rooms/none.png', 404],
  ['/partners/playground', 200],
  ['/partners/playground/page.js', 200],
  ['/partners/files/custom-elements.json', 200],
  ['/partners/files/none', 404],
  ['/embed/v1/rooms', 200],
  ['/embed/v1/booking', 403, { headers: { Origin: 'https://elsewhere.example' } }],
  ['/embed/v1.js', 200],
  ['/embed/releases.json', 200],
  ['/embed/none.js', 404],
  ['/api/rooms', 200],
  ['/api/rooms', 200, { method: 'HEAD' }],
  ['/api/rooms/none', 404],
  [`/api/rooms${long}`, 414],
  ['/api/none', 404],
  ['/api/rooms', 405, { method: 'DELETE' }],
  ['/api/messages', 400, { method: 'POST', headers: json, body: '{' }],
  ['/api/messages', 415, { method: 'POST', body: '{}' }],
  [
    '/api/messages',
    403,
    { method: 'POST', headers: { ...json, 'Sec-Fetch-Site': 'cross-site' }, body: '{}' },
  ],
  ['/api/me', 401],
  ['/api/openapi.json', 200],
  ['/api/docs', 200],
  ['/api/health/ready', 200],
  ['/api/metrics', 404],
  ['/media/placeholder.svg', 200],
  ['/media/none.svg', 404],
]

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
}

const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { method, agent: false, headers: { ...ownAddress(), ...headers } }
    request(new URL(path, sharedSite().url), options, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }))
    })
      .on('error', reject)
      .end(body)
  })

const isSafe = ({ headers }: Answer) => headers['x-content-type-options'] === 'nosniff'

it('says with every answer that nothing is to be guessed about it', async () => {
  for (const [path, status, asked] of addresses) {
    const answer = await ask(path, asked)
    const what = `${asked?.method ?? 'GET'} ${path.slice(0, 40)}`
    expect([what, answer.status, isSafe(answer)]).toEqual([what, status, true])
  }
})

it('says so with every file of a page, also where the browser has it', async () => {
  const { html } = await fetchPage('/rooms')
  const files = new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|releases|media)\/[^"]+)"/g)].map(([, file]) => file),
  )
  for (const file of files) {
    const answer = await ask(file as string)
    expect([file, answer.status, isSafe(answer)]).toEqual([file, 200, true])
  }
  expect(files.size).toBeGreaterThan(5)
  const first = await ask('/api/rooms')
  const again = await ask('/api/rooms', { headers: { 'If-None-Match': first.headers.etag ?? '' } })
  expect([again.status, isSafe(again)]).toEqual([304, true])
})
