import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageComposition, ReleaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/releases'
import { fetchPage, sharedSite } from '@calm-rest/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const remotes = ['mf-auth', 'mf-booking', 'mf-reviews', 'mf-rooms'] as const

const folderOf = (remote: string) => join(sharedSite().dataDir, 'releases', remote, '1.0.0')
const manifestOf = (remote: string): ReleaseManifest =>
  JSON.parse(readFileSync(join(folderOf(remote), 'release.json'), 'utf8'))

const known = new Map<string, Promise<Buffer>>()

/** Integrity hash of the content that a browser gets at an address, by the algorithm of the one that a page names. */
const integrityAt = async (address: string, named: string | null = null): Promise<string> => {
  const content = known.get(address) ?? fetchContent(address)
  known.set(address, content)
  return integrityOf(await content, named?.startsWith('sha256-') ? 'sha256' : 'sha384')
}

const fetchContent = async (address: string) => {
  const answer = await fetch(new URL(address, sharedSite().url))
  return Buffer.from(await answer.arrayBuffer())
}

describe.each(remotes)('the release of %s', (remote) => {
  it('names every file, and no other bytes than those', () => {
    const { files } = manifestOf(remote)
    const there = readdirSync(folderOf(remote), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$|^release\.(sig\.)?json$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(folderOf(remote).length + 1))
    expect(Object.keys(files).sort()).toEqual(there.sort())
    const contents = new Map(there.map((file) => [file, readFileSync(join(folderOf(remote), file))]))
    for (const [file, bytes] of contents)
      expect([file, integrityOf(bytes)]).toEqual([file, files[file]?.integrity])
    const aChange = fc.record({
      file: fc.constantFrom(...there),
      at: fc.nat(),
      by: fc.integer({ min: 1, max: 255 }),
    })
    fc.assert(
      fc.property(aChange, ({ file, at, by }) => {
        const bytes = Buffer.from(contents.get(file) ?? [])
        bytes[at % bytes.length] = ((bytes[at % bytes.length] ?? 0) + by) % 256
        expect(integrityOf(bytes)).not.toBe(files[file]?.integrity)
      }),
    )
  })

  it.each(['entry.js', 'remoteEntry.js'])(
    'has an %s that knows the hash of every script which it fetches',
    (entry) => {
      const { files, exposes, locales } = manifestOf(remote)
      const text = readFileSync(join(folderOf(remote), entry), 'utf8')
      const scripts = [
        ...Object.values(exposes).flatMap(({ scripts }) => scripts),
        ...Object.values(locales).flat(),
      ]
      const chunks = Object.keys(files).filter(
        (file) => /^[\w-]+\.js$/.test(file) && !['entry.js', 'remoteEntry.js', 'server.js'].includes(file),
      )
      expect(new Set(chunks)).toEqual(new Set([...chunks, ...scripts]))
      expect(chunks.filter((file) => !text.includes(files[file]?.integrity ?? 'none'))).toEqual([])
    },
  )
})

interface Asked {
  address: string
  integrity: string | null
}

const attributesOf = (document: Document, selector: string, name: 'src' | 'href'): Asked[] =>
  [...document.querySelectorAll(selector)].map((element) => ({
    address: element.getAttribute(name) ?? '',
    integrity: element.getAttribute('integrity'),
  }))

describe.each([
  '',
  'rooms',
  'rooms/horizon-room',
  'testimonials',
  'write-review',
  'book',
  'login',
  'forgot-password',
  'my-bookings',
  'contact',
])('the page /%s', (path) => {
  it('R-mf-integrity: asks for every script and style sheet by the hash of what is served', async () => {
    const { document, headers } = await fetchPage(path)
    const asked = [
      ...attributesOf(document, 'script[src]', 'src'),
      ...attributesOf(
        document,
        'link[rel=stylesheet], link[as=script], link[as=style], link[rel=modulepreload]',
        'href',
      ),
      ...(JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as Asked[]),
    ]
    expect(asked.length).toBeGreaterThan(2)
    const served = await Promise.all(
      asked.map(async ({ address, integrity }) => ({
        address,
        integrity: await integrityAt(address, integrity),
      })),
    )
    expect(asked.map(({ address, integrity }) => ({ address, integrity }))).toEqual(served)
    const policy = headers.get('content-security-policy')
    for (const style of document.querySelectorAll('style[data-address]'))
      expect(policy).toContain(await integrityAt(style.getAttribute('data-address') ?? ''))
  })

  it('tells its scripts the hash of every entry and every style sheet', async () => {
    const { document } = await fetchPage(path)
    const part: PageComposition = JSON.parse(document.getElementById('composition')?.textContent ?? '')
    const composition: PageComposition = JSON.parse(String(await fetchContent(part.whole ?? '')))
    expect(Object.keys(composition.remotes).sort()).toEqual(remotes)
    expect(composition.remotes).toMatchObject(part.remotes)
    for (const [remote, { base, manifest }] of Object.entries(composition.remotes)) {
      const { files, exposes } = manifestOf(remote)
      const wanted = [manifest.entry, ...Object.values(exposes).flatMap(({ styles }) => styles)]
      expect(base).toBe(`/releases/${remote}/1.0.0/`)
      expect(manifest.files).toEqual(
        Object.fromEntries(wanted.map((file) => [file, { integrity: files[file]?.integrity }])),
      )
    }
  })
})
