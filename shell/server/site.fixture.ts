import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createReleaseStore, integrityOf, type ReleaseStore } from '@calm-rest/releases'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { createSite } from './create-site.ts'
import type { ReleaseOptions, RequestOptions, SiteEvents, SiteOptions } from './site-options.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const file = (name: string) => ({ name, integrity })

const css = '.rooms > li { color: sea }'
export const roomListCss = { content: css, integrity: integrityOf(Buffer.from(css)) }

/** The inline script of the small shell. */
export const start = { text: 'start()', integrity: integrityOf(Buffer.from('start()')) }

const writeShell = (dist: string) => {
  mkdirSync(join(dist, 'public/art'), { recursive: true })
  const build = {
    source: 'x',
    scripts: [file('shell.js')],
    start,
    styles: [file('shell.css')],
    fonts: ['a.woff2'],
    words: { en: [file('words-en.js')], de: [file('words-de.js')] },
    screens: {},
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify(build))
  writeFileSync(join(dist, 'shell.js'), 'shell()')
  writeFileSync(join(dist, 'public/art/icon-192.png'), 'icon')
}

const release = (store: ReleaseStore, built: string) => {
  mkdirSync(built)
  const entry = Buffer.from('entry()')
  const manifest = {
    remote: 'mf-rooms',
    version: '1.0.0',
    contract: '1.0.0',
    container: 'mf_rooms_1_0_0',
    entry: 'entry.js',
    exposes: { 'room-list': { scripts: ['room-list.js'], styles: ['room-list.css'] } },
    locales: { en: ['words-en.js'], de: ['words-de.js'] },
    revision: 'x',
    owner: '@calm-rest/rooms',
    exampleProps: { 'room-list': { category: '</script><b>' } },
    shared: { react: '19.3.1' },
    source: 'x',
    builtAt: 'now',
    files: {
      'entry.js': { integrity: integrityOf(entry), bytes: entry.length },
      'room-list.css': { integrity: roomListCss.integrity, bytes: roomListCss.content.length },
    },
  }
  writeFileSync(join(built, 'entry.js'), entry)
  writeFileSync(join(built, 'room-list.css'), roomListCss.content)
  writeFileSync(join(built, 'release.json'), JSON.stringify(manifest))
  void store.publish(manifest, built)
  void store.promote('mf-rooms', '1.0.0', 'ann')
}

/** A site on a small shell and one released remote, and how to ask it. */
export const aSite = ({
  api,
  contentApi,
  now,
  publicUrl,
  queue,
  isDemonstration,
  readStatus,
  onAnswer,
  onReleaseAct,
  openStore = createReleaseStore,
  ...releaseOptions
}: Pick<SiteOptions, 'api' | 'contentApi' | 'now' | 'isDemonstration' | 'readStatus'> &
  Pick<RequestOptions, 'publicUrl' | 'queue'> &
  Partial<Pick<SiteEvents, 'onAnswer' | 'onReleaseAct'>> &
  Pick<
    ReleaseOptions,
    'local' | 'viewsKey' | 'previewKey' | 'trust' | 'vitalsSample' | 'quotas' | 'origin'
  > & {
    openStore?: (folder: string) => ReleaseStore
  } = {}) => {
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')
  const releases = join(folder, 'releases')
  writeShell(dist)
  const store = openStore(releases)
  release(store, join(folder, 'built'))
  const { app, close, endStreams } = createSite({
    dist,
    releases: { folder: releases, store, ...releaseOptions },
    api,
    contentApi,
    isDemonstration,
    readStatus,
    requests: { publicUrl, queue },
    events: { ...(onAnswer && { onAnswer }), ...(onReleaseAct && { onReleaseAct }) },
    ...(now && { now }),
  })
  whenDone(close)
  /** A path is asked of localhost, a whole address of its host. */
  const ask = (path: string, init?: RequestInit) =>
    app.request(path.startsWith('http:') ? path : `http://localhost${path}`, init)
  return Object.assign(ask, { folder, store, fetch: app.fetch, routes: app.routes, endStreams })
}
