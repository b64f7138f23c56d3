import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { integrityOf, openFolderStore, type ReleaseStore } from '@calm-rest/releases'
import { type Site, temporaryFolder } from '@calm-rest/testing'

interface Variant {
  remote: string
  version: string
  /** New text for a file of the release; its hash in the manifest is then that of the new text. */
  rewrite?: (file: string, text: string) => string
  manifest?: (manifest: ReleaseManifest) => ReleaseManifest
}

/** Publishes a changed copy of a site's live release as another version. */
export const publishVariant = (site: Site, variant: Variant) => {
  const store = openFolderStore(site.dataDir)
  const { manifest, dist } = makeVariant(store, variant)
  store.publish(manifest, dist)
  return store
}

/** Makes a build of its own from the live release of a store. */
export const makeVariant = (
  store: Pick<ReleaseStore, 'folder' | 'readStable'>,
  { remote, version, rewrite, manifest }: Variant,
) => {
  const live = store.readStable(remote)
  if (!live) throw new Error(`${remote} has nothing live`)
  const dist = join(temporaryFolder('variant'), version)
  cpSync(join(store.folder, remote, live.version), dist, { recursive: true })
  const container = `${remote}_${version}`.replace(/\W/g, '_')
  // another release has another signature
  rmSync(join(dist, 'release.sig.json'), { force: true })
  const names = filesIn(dist).filter((file) => file !== 'release.json')
  // without compressed copies: the files are served as written here
  for (const file of names.filter(isPacked)) rmSync(join(dist, file))
  const files = rewriteFiles(
    dist,
    names.filter((file) => !isPacked(file)),
    live,
    container,
    rewrite,
  )
  const plain = { ...live, version, container, files }
  const changed = manifest ? manifest(plain) : plain
  writeFileSync(join(dist, 'release.json'), JSON.stringify(changed))
  return { manifest: changed, dist }
}

/** Publishes a variant and promotes it. */
export const releaseVariant = (site: Site, variant: Variant) =>
  publishVariant(site, variant).promote(variant.remote, variant.version, 'a test')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))

const isPacked = (file: string) => /\.(br|gz)$/.test(file)

/** Renames the container in every file; the entries come last, since they have the hashes of the others. */
const rewriteFiles = (
  dist: string,
  names: string[],
  live: ReleaseManifest,
  container: string,
  rewrite: Variant['rewrite'],
): ReleaseManifest['files'] => {
  const hashes = new Map<string, string>()
  const entries = ['remoteEntry.js', live.entry]
  const inOrder = [...names.filter((file) => !entries.includes(file)), ...entries]
  const files = inOrder.map((file) => {
    const path = join(dist, file)
    const before = readFileSync(path)
    if (/\.js(on)?$/.test(file)) {
      let text = before.toString().replaceAll(live.container, container)
      for (const [old, fresh] of hashes) text = text.replaceAll(old, fresh)
      writeFileSync(path, rewrite ? rewrite(file, text) : text)
    }
    const content = readFileSync(path)
    hashes.set(integrityOf(before), integrityOf(content))
    // with the size of its compressed source file
    return [file, { ...live.files[file], integrity: integrityOf(content), bytes: content.length }] as const
  })
  return Object.fromEntries(files)
}

/** For `rewrite`: every widget of the release mounts by this code and is otherwise unchanged. */
export const mountingAs = (mount: string) => (file: string, text: string) => {
  const [, container] = /^var (\w+);/.exec(text) ?? []
  if (file !== 'entry.js' || !container) return text
  const widget = `{ widget: { ...factory().widget, mount: ${mount} } }`
  return `${text};{ const { init, get } = ${container}; ${container} = { init, get: (name) => get(name).then((factory) => () => (${widget})) } }`
}

/** A widget that fails as soon as it is shown. */
export const throwing = mountingAs("() => { throw new Error('this release is broken') }")

/** For `manifest`: keeps only this widget of the release. */
export const onlyWidget = (name: string) => (manifest: ReleaseManifest) => {
  const only = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([widget]) => widget === name))
  return { ...manifest, exposes: only(manifest.exposes), exampleProps: only(manifest.exampleProps) }
}
