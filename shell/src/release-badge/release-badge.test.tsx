import type { PageRemote } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { setGlobal } from '@calm-rest/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Site, SiteContext } from '../site/site.ts'
import { words } from '../site/words.ts'
import { ReleaseBadge } from './release-badge.tsx'

const release = (remote: string, version: string, source: string) =>
  ({
    base: `/releases/${remote}/${version}/`,
    source,
    manifest: { remote, version, container: remote, entry: 'entry.js' },
  }) as unknown as PageRemote

const shown = [release('mf-rooms', '1.5.0-rc.1', 'preview'), release('mf-auth', '1.4.2', 'stable')]

const mount = async (preview: Record<string, string>, lang: Lang = 'en') => {
  const devtools: { __INSTANCES__: []; moduleInfo: object } = { __INSTANCES__: [], moduleInfo: {} }
  vi.stubGlobal('location', { pathname: '/rooms', href: 'http://localhost/rooms' })
  setGlobal('__FEDERATION__', devtools)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  onTestFinished(() => void vi.unstubAllGlobals())
  let known = shown.slice(0, 1)
  const federation = {
    releases: () => known,
    complete: async () => {
      known = shown
    },
    releaseOf: (name: string) => known.find(({ manifest }) => manifest.remote === name),
    compositionId: () => 'c0ffee',
  }
  const view = await mountView(
    <SiteContext value={{ federation } as unknown as Site}>
      <ReleaseBadge preview={preview} />
    </SiteContext>,
    words,
    lang,
  )
  await view.until(() => expect(view.page.querySelectorAll('dt')).toHaveLength(shown.length))
  // the devtools are told of the same releases, after the badge shows them
  await view.until(() => expect(Object.keys(devtools.moduleInfo)).toHaveLength(1 + shown.length))
  return view
}

it('names the releases of the page, and the way back to what is live', async () => {
  const { outline } = await mount({ 'mf-rooms': '1.5.0-rc.1~signature' })
  expect(outline()).toMatchInlineSnapshot(`
    "aside 'Previewed releases'
      summary: Previewed releases
      dt: mf-rooms
      dd: 1.5.0-rc.1 · preview
      dt: mf-auth
      dd: 1.4.2 · live
      p: Composition c0ffee
      a href=/rooms: Back to what is live"
  `)
})

it('says which preview there is no longer, of remotes alone', async () => {
  const { page } = await mount({
    'mf-rooms': '1.4.0~s',
    'mf-gone': '2.0.0',
    composition: 'c',
    'mf-devtools': 'on',
  })
  expect([...page.querySelectorAll('details > p')].map(({ textContent }) => textContent)).toEqual([
    'There is no preview of mf-rooms 1.4.0, or it has ended.',
    'There is no preview of mf-gone 2.0.0, or it has ended.',
    'Composition c0ffee',
  ])
})

it('leads nowhere where nothing is previewed', async () => {
  const { page } = await mount({})
  expect(page.querySelector('a')).toBeNull()
})

it('forgets the preview of this tab on the way back', async () => {
  const { press, control, page } = await mount({ 'mf-rooms': '1.5.0-rc.1' })
  const removeItem = vi.fn()
  vi.stubGlobal('sessionStorage', { removeItem })
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/rooms')
  await press(control('Back to what is live'))
  expect(removeItem).toHaveBeenCalledWith('calm-rest-preview')
})

it.each([
  ['de', 'Versionen in Vorschau'],
  ['zh', '预览中的版本'],
] as const)('speaks %s', async (lang, title) => {
  const { page } = await mount({}, lang)
  expect(page.querySelector('aside')?.getAttribute('aria-label')).toBe(title)
})
