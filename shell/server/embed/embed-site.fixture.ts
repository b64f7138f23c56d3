import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { langs } from '@calm-rest/contract/widget'
import { createReleaseStore, integrityOf } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { createClientNetwork, createRequestQueue } from '@calm-rest/server'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { Hono } from 'hono'
import { aContentApi } from '../content-api/content-api.fixture.ts'
import { createReadFacts } from '../content-api/current-facts.ts'
import { themeColors } from '../head/theme-colors.ts'
import { iconsOf, lookSheet } from '../look/page-look.ts'
import { createReleaseFiles } from '../rendering/release-files.ts'
import { createWidgetRenderer } from '../rendering/widget-renderer.ts'
import { embedRoutes } from './embed-routes.ts'
import { createRenderEmbed } from './render-embed.ts'

export const partnerOrigin = 'https://www.alpin-tours.example'
export const proof = 'aqbc.0123456789abcdef'

/** A server bundle whose widgets show their language and one link. */
export const aBundleText = (words: string) => `
  const widget = {
    load: async ({ props, lang }) => ({ lang, props }),
    render: ({ data, host }) => '<p>${words} ' + data.lang + '</p><a href="' + host.href({ screen: 'login', room: 'loft' }) + '">go</a>',
  }
  exports['room-list'] = widget
  exports['featured-rooms'] = widget
  exports['stay-search'] = widget
  exports.book = widget
`

const widgets = {
  'mf-rooms': ['room-list', 'featured-rooms', 'stay-search'],
  'mf-booking': ['book'],
} as const
type Remote = keyof typeof widgets

const buildOf = (remote: Remote, version: string, files: Record<string, string>): ReleaseManifest => {
  const each = <T>(of: (widget: string) => T) =>
    Object.fromEntries(widgets[remote].map((widget) => [widget, of(widget)]))
  return {
    ...manifestOf(version, remote),
    server: 'server.js',
    exposes: each(() => ({ scripts: [], styles: ['all.css'] })),
    embeds: each((widget) => [`embed/${widget}.js`]),
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { integrity: integrityOf(Buffer.from(text)), bytes: text.length },
      ]),
    ),
  }
}

/** The routes for partners on real releases, whose server bundles run in their processes. */
export const anEmbedSite = (accent?: `#${string}`) => {
  const folder = temporaryFolder('embeds')
  const dist = join(folder, 'dist')
  const releases = join(folder, 'releases')
  const versions = join(releases, 'embed')
  const store = createReleaseStore(releases)
  const readFile = createReleaseFiles(releases)
  const callApi = () => Promise.reject(new Error('there is none'))
  const renderer = createWidgetRenderer({ read: readFile, callApi, report: () => {} })
  whenDone(renderer.close)

  const write = (root: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(root, name, '..'), { recursive: true })
      writeFileSync(join(root, name), text)
    }
  }
  const release = (remote: Remote, version: string, bundle = aBundleText(version)) => {
    const built = join(folder, remote, version)
    const modules = widgets[remote].map((widget) => [`embed/${widget}.js`, `// ${widget} ${version}`])
    const files = { 'server.js': bundle, 'all.css': `.a{order:1}`, ...Object.fromEntries(modules) }
    const manifest = buildOf(remote, version, files)
    write(built, { ...files, 'release.json': JSON.stringify(manifest) })
    store.publish(manifest, built)
    store.promote(remote, version, 'ann')
  }
  /** The elements' build, once for each of its versions. */
  const buildElements = (version: string, loader = `// loader ${version}`) => {
    write(dist, {
      'base.css': ':host{display:block}',
      'build.json': JSON.stringify({ source: '', version }),
      'v1.js': loader,
      [`${version}.js`]: loader,
      [`${version}/runtime.0.js`]: '// runtime',
    })
  }
  const open = () => {
    const routes = embedRoutes({
      dist,
      versions,
      render: createRenderEmbed({
        store,
        widgets: renderer,
        readFile,
        readFacts: createReadFacts(aContentApi()),
      }),
      contentApi: aContentApi(),
      spoken: async () => langs,
      readLook: async () => ({ style: lookSheet({ accent }), themeColors, icons: iconsOf(undefined) }),
      askPartner: async (partner, origin) => {
        if (origin === 'https://away.example') throw new Error('there is none')
        if (partner !== 'alpin-tours') return undefined
        return origin === partnerOrigin ? { mayBook: true, sig: proof } : { mayBook: false }
      },
      originOf: () => 'https://calmrest.example',
      queue: createRequestQueue(createClientNetwork([])),
    })
    const app = new Hono().route('/embed', routes)
    return (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://localhost/embed/${path}`, { headers })
  }
  return { folder, dist, versions, write, releases, release, buildElements, open }
}
