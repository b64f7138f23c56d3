import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSite } from './create-site.ts'
import { createReleaseStore } from './releases/release-store.ts'

const integrity = `sha384-${'A'.repeat(64)}`
let site: ReturnType<typeof createSite>

beforeAll(() => {
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')
  const built = join(folder, 'built')
  mkdirSync(join(dist, 'public'), { recursive: true })
  mkdirSync(built)
  const file = (name: string) => ({ name, integrity })
  const build = {
    source: 'x',
    scripts: [file('shell.js')],
    styles: [file('shell.css')],
    fonts: ['a.woff2'],
    words: { en: [file('words-en.js')], de: [file('words-de.js')] },
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(build))
  writeFileSync(join(dist, 'shell.js'), 'shell()')
  const manifest = {
    remote: 'mf-rooms',
    version: '1.0.0',
    contract: '1.0.0',
    container: 'mf_rooms_1_0_0',
    entry: 'entry.js',
    exposes: { 'room-list': { scripts: ['room-list.js'], styles: ['room-list.css'] } },
    locales: { en: ['words-en.js'], de: ['words-de.js'] },
    revision: '</script><b>',
    source: 'x',
    builtAt: 'now',
    files: {},
  }
  writeFileSync(join(built, 'entry.js'), 'entry()')
  writeFileSync(join(built, 'release.json'), JSON.stringify(manifest))
  const store = createReleaseStore(join(folder, 'releases'))
  store.publish(manifest, built)
  store.promote('mf-rooms', '1.0.0', 'ann')
  site = createSite({ dist, releases: join(folder, 'releases') })
})

const get = (path: string) => site.request(`http://localhost${path}`)

describe('the document', () => {
  it.each(['/', '/rooms', '/rooms/x', '/Testimonials', '/Login', '/book?room=x'])(
    'answers 200 for %s',
    async (path) => {
      expect((await get(path)).status).toBe(200)
    },
  )

  it.each(['/404', '/nowhere', '/rooms/x/y', '//rooms', '/api2'])(
    'answers 404 with a page for %s',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
    },
  )

  it('is in the language that the address names, else in English', async () => {
    expect(await (await get('/rooms?lang=de')).text()).toContain('<html lang="de">')
    expect(await (await get('/rooms?lang=xx')).text()).toContain('<html lang="en">')
  })

  it('starts the download of what the screen needs, in one language', async () => {
    const html = await (await get('/rooms?lang=de')).text()
    for (const file of ['entry.js', 'room-list.js', 'words-de.js', 'room-list.css']) {
      expect(html).toContain(`href="/releases/mf-rooms/1.0.0/${file}"`)
    }
    expect(html).not.toContain('1.0.0/words-en.js"')
    expect(await (await get('/contact')).text()).not.toContain('href="/releases/')
  })

  it('carries the composition without letting it end its element', async () => {
    const html = await (await get('/')).text()
    const json = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json).remotes['mf-rooms'].manifest.revision).toBe('</script><b>')
  })

  it('forbids inline scripts and foreign origins', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })
})

describe('files', () => {
  it('are immutable where their address changes with them', async () => {
    for (const path of ['/assets/shell.js', '/releases/mf-rooms/1.0.0/entry.js']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  it('that are not there answer 404, not a page with 200', async () => {
    for (const path of [
      '/assets/none.js',
      '/releases/mf-rooms/1.0.0/none.js',
      '/releases/mf-rooms/9.9.9/entry.js',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  it('outside their folder are not served', async () => {
    for (const path of [
      '/assets/..%2f..%2fpackage.json',
      '/releases/mf-rooms/1.0.0/..%2f..%2f..%2fbuilt%2fentry.js',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
  })
})
