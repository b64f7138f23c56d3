import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPreviews, type LooksRecord, picturesIdOf, writeGateReport } from '@calm-rest/releases'
import { wholeBuild } from '@calm-rest/releases/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { aSite } from '../../site.fixture.ts'

const remote = 'mf-rooms'
const version = '1.1.0-rc.1'
const previewKey = Buffer.alloc(32, 1)
const previews = createPreviews(previewKey)
const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000)

let site: ReturnType<typeof aSite>

beforeEach(() => {
  site = aSite({ previewKey })
  const { manifest, dist } = wholeBuild(version)
  const exposes = { ...manifest.exposes, 'spa-card': { scripts: ['room-list.js'], styles: [] } }
  writeFileSync(join(dist, 'release.json'), JSON.stringify({ ...manifest, exposes }))
  void site.store.publish({ ...manifest, exposes }, dist)
})

const signed = (named = version, until = inAnHour(), by = previews) => by.issue(remote, named, until)

const pageAt = async (query: string) => {
  const answer = await site(`/releases/compare?${query}`)
  const html = await answer.text()
  const frames = [...html.matchAll(/<iframe src="([^"]*)"[^>]*>/g)].map(([tag, address = '']) => ({
    tag,
    address: new URL(address.replaceAll('&amp;', '&'), 'http://localhost'),
  }))
  return { status: answer.status, headers: answer.headers, html, frames }
}

describe('a version by its signed link', () => {
  it('stands beside what is live: each in a frame without rights, with the same choices', async () => {
    const { status, html, frames } = await pageAt(
      `${remote}=${signed()}&widget=room-list&width=768&lang=de&theme=dark`,
    )
    expect(status).toBe(200)
    expect(frames.map(({ address }) => address.pathname)).toEqual(
      Array.from({ length: 2 }, () => '/widgets/mf-rooms/room-list'),
    )
    const [live, candidate] = frames.map(({ address }) => Object.fromEntries(address.searchParams))
    expect(live).toEqual({ [remote]: '1.0.0', lang: 'de', alone: '', theme: 'dark' })
    expect(candidate).toMatchObject({
      ...live,
      [remote]: expect.stringMatching(/^1\.1\.0-rc\.1~\w+\.[\w-]+$/),
    })
    for (const { tag } of frames) {
      expect(tag).toContain('sandbox="allow-scripts"')
      expect(tag).toContain('width="768" height="1024"')
    }
    expect(html).toContain('<html lang="de" data-theme="dark">')
    expect(html).not.toContain('<script')
  })

  it('is shown as chosen, with a link for every other width, language and theme', async () => {
    const { html, frames } = await pageAt(`${remote}=${signed()}&widget=room-list&theme=light`)
    expect(frames.map(({ address }) => address.searchParams.get('theme'))).toEqual(['light', 'light'])
    const links = [...html.matchAll(/<a href="(\?[^"]*#screens)"( aria-current="true")?/g)].map(
      ([, address = '', current]) => {
        const query = new URL(address.replaceAll('&amp;', '&'), 'http://localhost').searchParams
        return ['widget', 'width', 'lang', 'theme']
          .map((name) => query.get(name))
          .concat(current ? 'now' : [])
      },
    )
    const now = ['room-list', '390', 'en', 'light', 'now']
    expect(links.filter(([widget]) => widget === 'room-list')).toEqual([
      now,
      now,
      ['room-list', '768', 'en', 'light'],
      ['room-list', '1440', 'en', 'light'],
      now,
      ['room-list', '390', 'de', 'light'],
      ['room-list', '390', 'zh', 'light'],
      ['room-list', '390', 'en', 'auto'],
      now,
      ['room-list', '390', 'en', 'dark'],
    ])
  })

  it('is shown until the link says, by an answer that nobody keeps and no frame can pass on', async () => {
    const until = new Date('2099-03-01T10:00:00Z')
    const { html, headers } = await pageAt(`${remote}=${signed(version, until)}`)
    expect(html).toContain('until 1 Mar 2099, 15:30')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('shows its size, its gate, and its new widgets', async () => {
    const { hash = '' } = site.store.release(remote, version) ?? {}
    const checks = [{ name: 'spa-card mounts', ok: false, found: 'it <b>throws</b>' }]
    writeGateReport(site.store.folder, {
      remote,
      version,
      hash,
      at: new Date().toISOString(),
      site: 'http://localhost',
      passed: false,
      checks,
    })
    const { html } = await pageAt(`${remote}=${signed()}&widget=spa-card`)
    for (const text of [
      'Scripts',
      'failed: spa-card mounts',
      'it &lt;b&gt;throws&lt;/b&gt;',
      '1.0.0 has no spa-card.',
      '19.3.1',
    ])
      expect(html).toContain(text)
  })

  it('shows where it looks different, with three pictures, and asks for an approval until somebody gave it', async () => {
    const { hash = '' } = site.store.release(remote, version) ?? {}
    const pictures = { before: 'QQ==', after: 'Qg==', marked: 'Qw==' }
    const record = {
      remote,
      version,
      hash,
      live: '1.0.0',
      at: new Date().toISOString(),
      needsApproval: true,
      looks: [{ widget: 'room-list', lang: 'de', width: 390, share: 0.125, ...pictures }],
    }
    const store = (next: LooksRecord) => site.store.changeLooks(remote, version, () => next)
    await store(record)
    const asked = await pageAt(`${remote}=${signed()}`)
    for (const text of [
      'Looks different from 1.0.0',
      'room-list in Deutsch at 390 px: 12.5% of its pixels differ',
      'src="data:image/webp;base64,Qw=="',
      `approve-look ${remote} ${version} --pictures ${picturesIdOf(record)}`,
      `npx calm-rest-remote approve-look ${version} --pictures ${picturesIdOf(record)}`,
    ])
      expect(asked.html).toContain(text)
    await store({ ...record, approved: { by: 'ann', at: '2027-06-01T12:00:00.000Z' } })
    const given = await pageAt(`${remote}=${signed()}&lang=de`)
    expect(given.html).toContain('Genehmigt von ann')
    expect(given.html).not.toContain('approve-look')
    const [look] = record.looks
    const looks = [Object.assign({}, look, { before: '', after: '', marked: '' })]
    await store({ ...record, looks })
    expect((await pageAt(`${remote}=${signed()}`)).html).toContain('These pictures are too large to keep')
    await store({ ...record, hash: 'another' })
    expect((await pageAt(`${remote}=${signed()}`)).html).not.toContain('id="looks"')
  })

  it('shows the first widget at the width of a phone where the address chooses nothing that there is', async () => {
    const { frames } = await pageAt(`${remote}=${signed()}&widget=../login&width=5&theme=pink&lang=xx`)
    const [, candidate] = frames
    expect(candidate?.address.pathname).toBe('/widgets/mf-rooms/room-list')
    expect(candidate?.address.searchParams.get('theme')).toBe('auto')
    expect(candidate?.tag).toContain('width="390"')
  })

  it('needs no signature where it was live before', async () => {
    site.store.promote(remote, version, 'ann')
    const { status, html, frames } = await pageAt(`${remote}=1.0.0`)
    expect(status).toBe(200)
    expect(html).toContain('anybody may see it')
    expect(frames[1]?.address.searchParams.get(remote)).toBe('1.0.0')
  })
})

describe('R-mf-preview: an address shows nothing of a version, and says how to get a link,', () => {
  it.each([
    ['without a signature', () => `${remote}=${version}`],
    ['with one that has ended', () => `${remote}=${signed(version, new Date(Date.now() - 1))}`],
    ['with one that was changed', () => `${remote}=${signed().replace(/[^.]+$/, 'A'.repeat(22))}`],
    ['with one of another version', () => `${remote}=${signed('1.2.0').replace('1.2.0', version)}`],
    ['with one of another remote', () => `${remote}=${previews.issue('mf-spa', version, inAnHour())}`],
    [
      'with one by another key',
      () => `${remote}=${signed(version, inAnHour(), createPreviews(Buffer.alloc(32, 2)))}`,
    ],
    ['of what is not published', () => `${remote}=${signed('7.7.7')}`],
    ['of no version', () => 'mf-rooms=latest'],
    ['of nothing', () => ''],
  ])('%s', async (_, query) => {
    const { status, html, frames } = await pageAt(query())
    expect(status).toBe(403)
    expect(frames).toEqual([])
    expect(html).not.toContain(version)
    expect(html).toContain('npx calm-rest-remote preview')
  })

  it('once the version was withdrawn', async () => {
    const query = `${remote}=${signed()}`
    expect((await pageAt(query)).status).toBe(200)
    await site.store.retire(remote, version, 'ann')
    expect((await pageAt(query)).status).toBe(403)
  })
})

describe('what stands in a frame', () => {
  const widget = '/widgets/mf-rooms/room-list'

  it('has no rights wherever it is opened, and counts for no page view', async () => {
    const framed = await site(`${widget}?alone`)
    const policy = framed.headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts;")
    expect(framed.headers.get('Server-Timing')).toBe(null)
  })

  it.each([widget, '/rooms?alone', '/login?alone', '/releases'])('is never %s', async (path) => {
    const page = await site(path)
    const policy = page.headers.get('Content-Security-Policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('sandbox')
  })

  it("gets the shell's files though it has no origin, and no cache gives it the answer of another page", async () => {
    const framed = await site('/assets/shell.js', { headers: { Origin: 'null' } })
    expect(framed.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const own = await site('/assets/shell.js')
    expect(own.headers.get('Access-Control-Allow-Origin')).toBe(null)
    for (const { headers } of [framed, own]) expect(headers.get('Vary')).toBe('Accept-Encoding, Origin')
  })
})

it('is where the page of releases leads from every version that is not live for all', async () => {
  site.store.canary(remote, version, 20, 'ben')
  const html = await (await site('/releases?lang=zh')).text()
  expect(html).toContain(`<a href="/releases/compare?mf-rooms=${version}&amp;lang=zh">${version}</a>`)
})
