import type { AddressInfo } from 'node:net'
import type { ComposedRemote, Composition } from '@calm-rest/contract/releases'
import type { ServerWidget } from '@calm-rest/contract/widget'
import { sharedSite } from '@calm-rest/testing'
import { createAdaptorServer } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { liveShell } from './live-shell.ts'

const origin = 'http://localhost:4000'
const local: ComposedRemote = {
  base: `${origin}/mf-spa/`,
  source: 'local',
  manifest: {
    remote: 'mf-spa',
    version: '1.0.0-local',
    contract: '1.0.0',
    container: 'mf_spa_1_0_0',
    entry: 'entry.js',
    exposes: {},
    locales: {},
    revision: 'local',
    owner: '@calm-rest/spa',
    exampleProps: { welcome: { text: '</script>' } },
    shared: {},
    source: 'local',
    builtAt: '',
    files: {},
  },
}

const words = { en: 'Spa', de: 'Wellness', zh: '水疗' }
/** The same with a page, an entry in the menu, and a widget on the home page. */
const withPlaces: ComposedRemote = {
  ...local,
  manifest: {
    ...local.manifest,
    places: {
      routes: [
        { path: '/spa/:id', widget: 'welcome', titles: words, descriptions: words },
        {
          path: '/spa',
          widget: 'welcome',
          titles: words,
          descriptions: words,
          menu: { labels: words, order: 10 },
        },
        { path: '/rooms/spa', widget: 'welcome', titles: words, descriptions: words },
      ],
      slots: { home: 'welcome' },
    },
  },
}

/** A treatment that a server can describe; the API knows no other. */
const widgets = async () => ({
  welcome: {
    load: async ({ props }: { props: { id?: string } }) => props.id,
    describe: ({ data }: { data: unknown }) =>
      data === 'hot-stone' ? { title: 'Hot stones & oil' } : { missing: true as const },
    render: () => '',
  } as ServerWidget,
})

const siteOrigin = () => new URL(sharedSite().url).origin
const ask = async (path: string, init: RequestInit = {}, remote = local) =>
  liveShell({ site: siteOrigin(), origin, local: remote, widgets }).request(`${origin}${path}`, init)

const live = async () => (await (await fetch(`${siteOrigin()}/composition.json`)).json()) as Composition

it('puts the remote among the live ones of each page, and tells the site nothing of its view', async () => {
  const html = await (await ask('/rooms')).text()
  const json = /id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const { view, remotes } = JSON.parse(json) as Composition
  expect(view).toBeUndefined()
  expect(remotes['mf-spa']).toEqual(local)
  expect(Object.keys(remotes)).toEqual([...Object.keys((await live()).remotes), 'mf-spa'])
  expect(html).toContain('</html>')
})

it('puts it into a composition that a page asks for anew', async () => {
  const composition = (await (await ask('/composition.json')).json()) as Composition
  expect(composition.remotes['mf-spa']).toEqual(local)
  expect(composition.remotes).toMatchObject({ 'mf-rooms': { source: 'stable' } })
})

it('R-mf-local: has the pages, the entry in the menu and the slots that the remote brings along', async () => {
  const composition = (await (await ask('/composition.json', {}, withPlaces)).json()) as Composition
  expect(composition.places?.routes.map(({ path, remote, menu }) => [path, remote, menu?.order])).toEqual([
    ['/spa', 'mf-spa', 10],
    ['/spa/:id', 'mf-spa', undefined],
  ])
  expect(composition.places?.slots).toEqual({ home: [['mf-spa', 'welcome']] })
  for (const [path, status] of [
    ['/spa', 200],
    ['/Spa/hot-stone/', 200],
    ['/spa/cold-stone', 404],
    ['/spa/a/b', 404],
    ['/nowhere', 404],
  ] as const)
    expect([path, (await ask(path, {}, withPlaces)).status]).toEqual([path, status])
})

it.each([
  ['/spa', 'Spa · Calm Rest'],
  ['/spa?lang=zh', '水疗 · Calm Rest'],
  ['/spa/hot-stone', 'Hot stones &amp; oil · Calm Rest'],
  ['/spa/cold-stone', 'Page Not Found · Calm Rest'],
  ['/rooms', 'Rooms · Calm Rest'],
])('R-mf-local: names the page %s as the site does once it is released', async (path, title) => {
  const html = await (await ask(path, {}, withPlaces)).text()
  expect(/<title>(.*)<\/title>/.exec(html)?.[1]).toBe(title)
})

it('leaves a page to the shell whose menu the site wrote without the remote', async () => {
  const [plain = '', ours = ''] = await Promise.all(
    [local, withPlaces].map(async (remote) => (await ask('/rooms', {}, remote)).text()),
  )
  expect(plain).toMatch(/<div id="site"><div/)
  expect(plain).toContain('{"slots":[{')
  expect(ours).toContain('<div id="site"></div>')
  expect(ours).toContain('id="rendered">{}</script>')
  expect(ours).toContain('</html>')
})

it("opens the page's policy to the dev server alone", async () => {
  const { headers } = await ask('/rooms')
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(new RegExp(`script-src 'self' 'sha384-[^']+' ${origin};`))
  expect(policy).toMatch(new RegExp(`connect-src 'self' [^;]*${origin} ws://localhost:4000;`))
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/trusted-types|unsafe/)
  expect(headers.get('Integrity-Policy')).toBeNull()
  expect(headers.get('Cache-Control')).toBe('no-store')
})

it('passes everything else on as it is', async () => {
  const [scripts, rooms] = await Promise.all([
    ask('/releases/mf-rooms/1.0.0/entry.js'),
    ask('/api/rooms/?lang=de'),
  ])
  const released = await fetch(`${siteOrigin()}/releases/mf-rooms/1.0.0/entry.js`)
  expect(await scripts.text()).toBe(await released.text())
  expect(scripts.headers.get('Cache-Control')).toBe(released.headers.get('Cache-Control'))
  expect(await rooms.json()).toContainEqual(expect.objectContaining({ name: 'Korallen-Suite' }))
})

const sendMessage = (from: string) =>
  ask('/contact', {
    method: 'POST',
    headers: { Origin: from, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=',
  })

it("speaks in the site's name for its own pages, and for no others", async () => {
  expect((await sendMessage(origin)).status).toBe(400)
  for (const stranger of ['https://evil.example', `${origin}.evil.example`, 'http://localhost:4001'])
    expect((await sendMessage(stranger)).status).toBe(403)
})

const declared: ComposedRemote = { ...local, manifest: { ...local.manifest, backends: ['orders'] } }

/** A backend on this machine, until the test ends. */
const startBackend = async (answer: (request: Request) => Response): Promise<string> => {
  const server = createAdaptorServer({ fetch: answer })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it("R-mf-backend: brings a request of the remote's widgets to its backend on this machine, without a cookie", async () => {
  const asked: Request[] = []
  const orders = await startBackend((request) => {
    asked.push(request)
    return new Response('4 free', { headers: { 'Set-Cookie': 'a=b', ETag: '"a"' } })
  })
  const shell = liveShell({ site: siteOrigin(), origin, local: declared, backends: { orders }, widgets })
  const get = (name: string, headers: Record<string, string> = {}) =>
    shell.request(`${origin}/x/mf-spa/${name}/seats?day=1`, {
      headers: { 'X-Release': '/mf-spa/', Cookie: 'refresh=secret', ...headers },
    })
  const answer = await get('orders')
  expect([await answer.text(), answer.headers.get('ETag'), answer.headers.get('Set-Cookie')]).toEqual([
    '4 free',
    '"a"',
    null,
  ])
  expect([asked[0]?.url, asked[0]?.headers.get('Cookie')]).toEqual([`${orders}/seats?day=1`, null])
  expect((await get('payments')).status).toBe(404)
  expect((await get('orders', { Origin: 'https://evil.example' })).status).toBe(403)
  expect(asked.length).toBe(1)
})

it('R-mf-backend: names own pages by what `load` reads from its backend, and lets it write nothing', async () => {
  const asked: string[] = []
  const orders = await startBackend(({ method, url }) => {
    asked.push(method)
    return new URL(url).pathname.endsWith('/massage')
      ? Response.json('Massage')
      : new Response('', { status: 404 })
  })
  const treatment: ServerWidget = {
    load: async ({ props, backend }) => {
      const own = backend?.('orders')
      await own?.fetch('/treatments', { method: 'POST', body: '{}' }).catch(() => asked.push('refused'))
      const answer = await own?.fetch(`/treatments/${(props as { id?: string }).id}`)
      return answer?.ok && answer.json()
    },
    describe: ({ data }) => (data ? { title: `${data}` } : { missing: true }),
    render: () => '',
  }
  const manifest = { ...withPlaces.manifest, backends: ['orders'] }
  const open = async (id: string, backends: Record<string, string>) => {
    const shell = liveShell({
      site: siteOrigin(),
      origin,
      local: { ...withPlaces, manifest },
      backends,
      widgets: async () => ({ welcome: treatment }),
    })
    const page = await shell.request(`${origin}/spa/${id}`)
    return [page.status, /<title>(.*)<\/title>/.exec(await page.text())?.[1]]
  }
  expect(await open('massage', { orders })).toEqual([200, 'Massage · Calm Rest'])
  expect(await open('sauna', { orders })).toEqual([404, 'Page Not Found · Calm Rest'])
  expect(asked).toEqual(['refused', 'GET', 'refused', 'GET'])
  // nobody said where it is: what is not known is not missing
  expect(await open('sauna', {})).toEqual([200, 'Spa · Calm Rest'])
})

it('says how to name a backend that runs nowhere', async () => {
  const headers = { 'X-Release': '/mf-spa/' }
  const answer = await (await ask('/x/mf-spa/orders/', { headers }, declared)).json()
  expect(answer).toMatchObject({ error: expect.stringContaining('--backend orders=http://localhost') })
})
