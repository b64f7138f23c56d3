import { publishSmall } from '@calm-rest/releases/testing'
import { describe, expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

const origin = 'https://releases.example'
const file = '/releases/mf-rooms/1.0.0/entry.js'
const site = aSite({ origin })
/** As a proxy hands it on: the fixture asks without TLS. */
const onReleaseHost = (path: string) => site(`http://releases.example${path}`)

describe('where files of releases have an origin of their own', () => {
  it('pages load them from there', async () => {
    const { remotes } = await (await site('/composition.json')).json()
    expect(remotes['mf-rooms'].base).toBe(`${origin}/releases/mf-rooms/1.0.0/`)
    const page = await site('/rooms')
    expect(page.headers.get('Content-Security-Policy')).toContain(`script-src 'self' ${origin} `)
    expect(await page.text()).toContain(`href="${origin}/releases/mf-rooms/1.0.0/room-list.js"`)
  })

  it('the release before comes from there, too', async () => {
    const other = aSite({ origin })
    publishSmall(other.store, other.folder, '1.1.0')
    await other.store.promote('mf-rooms', '1.1.0', 'ann')
    const { remotes } = await (await other('/composition.json')).json()
    expect(remotes['mf-rooms'].fallback.base).toBe(`${origin}/releases/mf-rooms/1.0.0/`)
  })

  it('that origin has files of releases, and no page', async () => {
    expect(await (await onReleaseHost(file)).text()).toBe('entry()')
    for (const path of ['/', '/rooms', '/assets/shell.js', '/composition.json'])
      expect([path, (await onReleaseHost(path)).status]).toEqual([path, 404])
  })

  it('the site leads earlier addresses there, for pages of every origin', async () => {
    for (const path of [file, `/previews/abc${file}`]) {
      const { status, headers } = await site(path)
      expect([status, headers.get('Location')]).toEqual([307, origin + path])
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
    expect((await site('/releases/mf-rooms/channels.json')).status).toBe(404)
  })
})

it('a file that is opened by its address has no rights', async () => {
  const { headers } = await aSite()(file)
  expect(headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
})
