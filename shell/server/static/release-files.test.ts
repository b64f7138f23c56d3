import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPreviews, openPageMs, type ReleaseStore } from '@calm-rest/releases'
import { wholeBuild } from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openReleaseApi, outcomeOf, remote } from '../release-api/release-api.fixture.ts'
import { aSite } from '../site.fixture.ts'

const previewKey = Buffer.alloc(32, 1)
const previews = createPreviews(previewKey)

let clock: Date
let site: ReturnType<typeof aSite>
let store: ReleaseStore

beforeEach(() => {
  clock = new Date()
  site = aSite({ previewKey, now: () => clock })
  store = site.store
})

const publish = (version: string) => {
  const { manifest, dist } = wholeBuild(version)
  void store.publish(manifest, dist)
}

const file = (version: string, name = 'entry.js') => `/releases/mf-rooms/${version}/${name}`
const statusOf = async (path: string) => (await site(path)).status
const inAnHour = () => new Date(clock.getTime() + 60 * 60 * 1000)

/** Address of a file as a page has it that was opened by this value. */
const previewed = (version: string, until = inAnHour()) => {
  const [, signature] = previews.issue('mf-rooms', version, until).split('~')
  return `/previews/${signature}${file(version)}`
}

describe('a file of a release', () => {
  it('is no page, no worker and no script with rights where it is opened by its address, in whatever encoding', async () => {
    publish('1.1.0')
    void store.promote('mf-rooms', '1.1.0', 'ann')
    for (const name of ['entry.js', 'room-list.css', 'art/leaf.webp', 'release.json', 'none.js']) {
      for (const encoding of ['', 'gzip', 'br']) {
        const { headers } = await site(file('1.1.0', name), { headers: { 'Accept-Encoding': encoding } })
        expect(headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
        expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      }
    }
  })

  it('has the type of its ending, and is one that release.json names', async () => {
    publish('1.1.0')
    void store.promote('mf-rooms', '1.1.0', 'ann')
    const typeAt = async (name: string) => {
      const { status, headers } = await site(file('1.1.0', name))
      return [status, headers.get('Content-Type')]
    }
    expect(await typeAt('entry.js')).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(await typeAt('art/leaf.webp')).toEqual([200, 'image/webp'])
    expect(await typeAt('release.json')).toEqual([200, 'application/json'])
    // somebody put them beside the release, by whatever way
    for (const name of ['hello.html', 'pic.svg', 'x.js', 'x.pdf']) {
      writeFileSync(join(store.folder, 'mf-rooms/1.1.0', name), 'x')
      expect(await statusOf(file('1.1.0', name))).toBe(404)
    }
    for (const name of ['release.sig.json', 'entry.js.br', '..%2f1.0.0%2fentry.js', 'art', ''])
      expect(await statusOf(file('1.1.0', name))).toBe(404)
  })
})

describe('files are served of what pages may be made of:', () => {
  it('not of a version that was only published, but by the signature of a preview, until that ends', async () => {
    publish('1.1.0')
    expect(await statusOf(file('1.1.0'))).toBe(404)
    const address = previewed('1.1.0')
    const answer = await site(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
    // a proxy must not cache an ending response
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=3600')
    expect(await statusOf(address.replace('1.1.0', '1.0.1'))).toBe(404)
    expect(await statusOf(address.replace('mf-rooms', 'mf-spa'))).toBe(404)
    expect(await statusOf(`/previews/guessed.AAAA${file('1.1.0')}`)).toBe(404)
    clock = inAnHour()
    expect(await statusOf(address)).toBe(404)
  })

  it('a page that was opened by a signed address has that signature in the addresses of its files', async () => {
    publish('1.1.0')
    const value = previews.issue('mf-rooms', '1.1.0', inAnHour())
    const composition = await (await site(`/composition.json?mf-rooms=${value}`)).json()
    const { base, fallback } = composition.remotes['mf-rooms']
    expect(`${base}entry.js`).toBe(previewed('1.1.0'))
    expect(fallback.base).toBe('/releases/mf-rooms/1.0.0/')
    const guest = await (await site('/composition.json')).json()
    expect(guest.remotes['mf-rooms'].base).toBe('/releases/mf-rooms/1.0.0/')
  })

  it('of the live version, the canary, and the one before', async () => {
    for (const version of ['1.1.0', '1.2.0']) publish(version)
    void store.promote('mf-rooms', '1.1.0', 'ann')
    void store.canary('mf-rooms', '1.2.0', 5, 'ann')
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) expect(await statusOf(file(version))).toBe(200)
  })

  it('of what was live before and never withdrawn: a booking that was begun stays on its release', async () => {
    for (const version of ['1.1.0', '1.2.0']) {
      publish(version)
      void store.promote('mf-rooms', version, 'ann')
    }
    clock = new Date(clock.getTime() + 400 * openPageMs)
    expect(store.readChannels('mf-rooms')).toMatchObject({ stable: '1.2.0', previous: '1.1.0' })
    expect(await statusOf(file('1.0.0'))).toBe(200)
  })

  it('of a canary that was demoted for a day, as long as pages with it may be open', async () => {
    publish('1.1.0')
    void store.canary('mf-rooms', '1.1.0', 5, 'ann')
    void store.demote('mf-rooms', 'ann')
    expect(await statusOf(file('1.1.0'))).toBe(200)
    clock = new Date(Date.now() + openPageMs)
    expect(await statusOf(file('1.1.0'))).toBe(404)
    expect(await statusOf(previewed('1.1.0'))).toBe(404)
  })

  it('not of what was retired, from that moment on, nor by a signature', async () => {
    publish('1.1.0')
    void store.promote('mf-rooms', '1.1.0', 'ann')
    void store.rollback('mf-rooms', 'ann')
    expect(await statusOf(file('1.1.0'))).toBe(200)
    void store.retire('mf-rooms', '1.1.0', 'ann')
    expect(await statusOf(file('1.1.0'))).toBe(404)
    expect(await statusOf(previewed('1.1.0'))).toBe(404)
    // its files are gone, and nobody brings others under its name
    expect(store.versions('mf-rooms')).toEqual(['1.0.0'])
    expect(() => publish('1.1.0')).toThrow('1.1.0 was retired')
  })
})

it('what a token published that may do nothing else is served to nobody, before and after it was retired', async () => {
  const api = openReleaseApi()
  const { token } = api.tokenFor({ rights: ['publish'] })
  expect(await outcomeOf(api.put(token, '1.0.0'))).toBe('201')
  const address = `/releases/${remote}/1.0.0/entry.js`
  expect((await api.site(address)).status).toBe(404)
  void api.store.retire(remote, '1.0.0', 'ann')
  expect((await api.site(address)).status).toBe(404)
})
