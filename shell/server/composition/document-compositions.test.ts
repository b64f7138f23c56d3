import type { PageComposition, ReleaseManifest } from '@calm-rest/contract/releases'
import { createPreviews } from '@calm-rest/releases'
import { placesAt, publishSmall } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

const previewKey = Buffer.alloc(32, 1)

/** A site with this many remotes, of which each has two pages, and the first three an entry in the menu. */
const siteWith = (count: number) => {
  const ask = aSite({ previewKey })
  for (let number = 1; number < count; number += 1) {
    const remote = `mf-${'abcdefgh'.charAt(number % 8)}${number}`
    const path = `/${remote.slice(3)}`
    const declared: Pick<ReleaseManifest, 'places'> = placesAt(path, `${path}/:item`)
    const [first] = declared.places?.routes ?? []
    if (first && number > 3) first.menu = undefined
    publishSmall(ask.store, ask.folder, '1.0.0', remote, declared)
    ask.store.promote(remote, '1.0.0', 'ann')
  }
  return ask
}

const compositionIn = (html: string): PageComposition =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

const documentOf = async (ask: ReturnType<typeof aSite>, path: string) => {
  const html = await (await ask(path)).text()
  return { bytes: Buffer.byteLength(html), composition: compositionIn(html) }
}

it.each(['/', '/rooms', '/about', '/b1/stone'])(
  'has documents of one size for 5, 12 and 57 remotes: %s',
  async (path) => {
    const [few = 0, ...more] = await Promise.all(
      [5, 12, 57].map(async (count) => (await documentOf(siteWith(count), path)).bytes),
    )
    for (const bytes of more) expect(Math.abs(bytes - few)).toBeLessThan(100)
  },
)

it('carries the remotes of the screen, the pages of its first segment, and the whole menu', async () => {
  const ask = siteWith(6)
  const at = async (path: string) => {
    const { remotes, places } = (await documentOf(ask, path)).composition
    return [Object.keys(remotes), places?.routes.map((route) => route.path)]
  }
  expect(await at('/about')).toEqual([[], []])
  expect(await at('/rooms')).toEqual([['mf-rooms'], []])
  expect(await at('/e4/stone')).toEqual([['mf-e4'], ['/e4', '/e4/:item']])
  const { places } = (await documentOf(ask, '/about')).composition
  expect(places?.menu?.map(({ path }) => path)).toEqual(['/b1', '/c2', '/d3'])
})

it('names the whole composition, which stays as it was after a promotion, and is kept for good by caches', async () => {
  const ask = siteWith(3)
  const { id, whole = '' } = (await documentOf(ask, '/about')).composition
  publishSmall(ask.store, ask.folder, '1.1.0', 'mf-b1')
  ask.store.promote('mf-b1', '1.1.0', 'ann')
  const answer = await ask(whole)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const all = (await answer.json()) as PageComposition
  expect(all.id).toBe(id)
  expect(all.remotes['mf-b1']?.manifest.version).toBe('1.0.0')
  expect(Object.keys(all.remotes)).toEqual(['mf-b1', 'mf-c2', 'mf-rooms'])
  expect(all.places?.routes.map(({ path }) => path)).toContain('/c2/:item')
  expect(all).not.toHaveProperty('whole')
})

it('has the style sheet of More where the menu has more entries than the bar, and not before', async () => {
  const ask = siteWith(4)
  const styled = async () => {
    const page = await ask('/about')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    return [(await page.text()).includes('data-address="menu"'), policy.includes("style-src 'self' 'sha384-")]
  }
  expect(await styled()).toEqual([false, false])
  publishSmall(ask.store, ask.folder, '1.0.0', 'mf-fourth', placesAt('/fourth'))
  ask.store.promote('mf-fourth', '1.0.0', 'ann')
  expect(await styled()).toEqual([true, true])
})

it('answers what is live now where it does not know the content, and lets nobody keep it', async () => {
  const answer = await siteWith(2)('/composition.json?content=unknown')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(Object.keys(((await answer.json()) as PageComposition).remotes)).toEqual(['mf-b1', 'mf-rooms'])
})

it('carries all of what one person sees, and of the page that shows one widget', async () => {
  const ask = siteWith(3)
  publishSmall(ask.store, ask.folder, '2.0.0', 'mf-b1')
  const preview = createPreviews(previewKey).issue('mf-b1', '2.0.0', new Date(Date.now() + 60_000))
  for (const path of [`/about?mf-b1=${preview}`, '/widgets/mf-rooms/room-list']) {
    const { remotes, whole } = (await documentOf(ask, path)).composition
    expect([Object.keys(remotes), whole]).toEqual([['mf-b1', 'mf-c2', 'mf-rooms'], undefined])
  }
})
