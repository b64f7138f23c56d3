import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractVersion, type ReleaseManifest, releaseManifest } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/releases'
import { temporaryFolder } from '@calm-rest/testing'

/** A remote that needs no bundler: its container is written by hand, two kilobytes, one widget without a framework. */
export interface SmallRelease {
  remote: string
  version: string
  /** Title of its page and label of its menu entry. The widget shows it with the version. */
  title: string
  /** Whether the home page has the widget, too. */
  onHome?: boolean | undefined
  events?: ReleaseManifest['events']
  /** Script of the widget's mount, with `slot`, `host` and `show(...nodes)`. */
  mounted?: string | undefined
  /** Script of `load` on a server. */
  loading?: string | undefined
}

const widget = 'offer'

export const shownText = ({ title, version }: Pick<SmallRelease, 'title' | 'version'>) =>
  `${title}, as of ${version}`

const entryOf = (
  release: SmallRelease,
  container: string,
) => `var ${container} = { init() {}, get: async () => () => ({ widget: {
  mount(slot, { host }) {
    const element = (name, text, more) => Object.assign(document.createElement(name), { textContent: text }, more)
    const show = (...nodes) => slot.replaceChildren(element('p', ${JSON.stringify(shownText(release))}), ...nodes)
    ${release.mounted ?? 'show()'}
    host.report({ type: 'ready' })
    return { update() {}, unmount() { slot.replaceChildren() } }
  },
} }) }`

const serverOf = (release: SmallRelease) => `exports['${widget}'] = {
  load: async () => { ${release.loading ?? ''}; return {} },
  render: () => '<p>${shownText(release)}</p>',
}`

/** Makes the release in a folder of its own. Its page is `/spa` for mf-spa. */
export const makeSmallRelease = (release: SmallRelease) => {
  const { remote, version, title, onHome, events } = release
  const dist = join(temporaryFolder('small'), remote, version)
  const container = `${remote}_${version}`.replace(/\W/g, '_')
  const content = { 'entry.js': entryOf(release, container), 'server.js': serverOf(release) }
  mkdirSync(dist, { recursive: true })
  const files = Object.entries(content).map(([name, text]) => {
    writeFileSync(join(dist, name), text)
    return [name, { integrity: integrityOf(Buffer.from(text)), bytes: Buffer.byteLength(text) }] as const
  })
  const words = { en: title, de: title, zh: title }
  const route = { path: remote.replace('mf-', '/'), widget, titles: words, descriptions: words }
  const manifest: ReleaseManifest = releaseManifest.parse({
    remote,
    version,
    container,
    contract: contractVersion,
    entry: 'entry.js',
    server: 'server.js',
    exposes: { [widget]: { scripts: [], styles: [] } },
    places: {
      routes: [{ ...route, menu: { labels: words, order: 50 } }],
      slots: onHome ? { home: widget } : {},
    },
    events,
    uses: { calls: [] },
    locales: {},
    revision: 'by hand',
    owner: remote.replace('mf-', '@calm-rest/'),
    exampleProps: { [widget]: {} },
    shared: {},
    source: `${remote} ${version}`,
    builtAt: '2027-05-01T12:00:00.000Z',
    files: Object.fromEntries(files),
  })
  writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
  return { manifest, dist }
}
