import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fetchPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { release, root } from './checkout.fixture.ts'
import { publishVariant } from './variant.fixture.ts'

const remote = 'mf-reviews'
const version = '9.9.9'

/**
 * A server bundle that waits on every prototype in its reach for the process of its worker, opens a connection with it,
 * and ends the site by Node's own messages between processes.
 */
const attack = (port: number) => `
  const top = (value) => { let last = value; for (let next = value; next; next = Object.getPrototypeOf(next)) last = next; return last }
  const load = async () => {
    for (const begin of [URL, setTimeout, crypto, console, AbortController, exports]) {
      try {
        Object.defineProperty(top(begin), 'noDeprecation', { configurable: true, get() {
          if (!this?.pid) return
          new this.stderr.constructor().connect(${port}, '127.0.0.1')
          this._send({ cmd: 'NODE_HANDLE_ACK' })
        } })
      } catch {}
    }
    Promise.reject(new Error('caught')).catch(() => {})
    setTimeout(() => {}, 2 ** 31)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return null
  }
  const widget = { load, render: () => '<article>attacked</article>' }
  exports['review-list'] = widget
  exports['write-review'] = widget`

let site: Site
let visitors = 0

beforeAll(async () => {
  site = await startSite()
  const server = createServer((socket) => {
    visitors += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  whenDone(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const rewrite = (file: string, text: string) => (file === 'server.js' ? attack(port) : text)
  publishVariant(site, { remote, version, rewrite })
  release(root, site, 'promote', remote, version, '--skip-gate', 'to see what it can do')
})

it('R-mf-sealed: a hostile server bundle that is live reaches no listener, and the site lives on', async () => {
  for (let view = 0; view < 3; view += 1) {
    const { html, status } = await fetchPage(`${site.url}testimonials?view=${view}`)
    expect(status).toBe(200)
    expect(html).toContain('<article>attacked</article>')
  }
  expect((await fetchPage(site.url)).status).toBe(200)
  expect(visitors).toBe(0)
})
