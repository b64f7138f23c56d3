import type { PageRemote } from '@calm-rest/contract/releases'

/** The parts of a release's mf-manifest.json that the devtools show. */
interface MfManifest {
  metaData: {
    globalName: string
    buildInfo: { buildVersion: string }
    remoteEntry: { name: string; path: string; type: string }
  }
  shared: { name: string; version: string; assets?: object }[]
  exposes: { name: string; path: string; assets: object }[]
}

/** What the runtime of Module Federation exposes to devtools in a page. */
interface FederationGlobal {
  /** The shell's own instance comes first: it creates the others. */
  __INSTANCES__: { name: string }[]
  /** Hosts and remotes, by `name` and `name:version`. */
  moduleInfo: Record<string, object>
}

/**
 * Adds the data that the Module Federation devtools read from a page. The host loads releases without it,
 * since it costs a request for each remote. Never rejects.
 */
export const describeForDevtools = async (remotes: readonly PageRemote[]): Promise<void> => {
  const { __FEDERATION__ } = globalThis as unknown as { __FEDERATION__?: FederationGlobal }
  if (!__FEDERATION__) return
  const described = await Promise.all(remotes.map(describeRemote))
  const shell = __FEDERATION__.__INSTANCES__[0]?.name ?? 'shell'
  const remotesInfo = Object.fromEntries(
    described.map(({ name, version }) => [name, { matchedVersion: version }]),
  )
  __FEDERATION__.moduleInfo = {
    ...__FEDERATION__.moduleInfo,
    [shell]: { version: '', remoteEntry: '', remotesInfo, shared: [], modules: [] },
    ...Object.fromEntries(described.map(({ name, version, info }) => [`${name}:${version}`, info])),
  }
}

/**
 * Describes a remote by its manifest's address, which devtools show as its version; by its entry if it has no
 * manifest, as when it runs from its sources.
 */
const describeRemote = async ({ base, source, manifest: { container, entry } }: PageRemote) => {
  const folder = new URL(base, location.href).href
  const address = `${folder}mf-manifest.json`
  const manifest = source === 'local' ? undefined : await fetchManifest(address)
  if (manifest) return { name: container, version: address, info: snapshotOf(manifest, folder, address) }
  const version = folder + entry
  return { name: container, version, info: { version, remoteEntry: version } }
}

/** Undefined if the release is older than these manifests, or if the site is unreachable. */
const fetchManifest = async (address: string): Promise<MfManifest | undefined> => {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}

/** Returns what `generateSnapshotFromManifest` of their SDK would; the shell is built without that SDK. */
const snapshotOf = ({ metaData, shared, exposes }: MfManifest, publicPath: string, version: string) => ({
  version,
  publicPath,
  globalName: metaData.globalName,
  buildVersion: metaData.buildInfo.buildVersion,
  remoteEntry: metaData.remoteEntry.path + metaData.remoteEntry.name,
  remoteEntryType: metaData.remoteEntry.type,
  remoteTypes: '',
  remoteTypesZip: '',
  remoteTypesAPI: '',
  remotesInfo: {},
  shared: shared.map(({ name, version, assets }) => ({ assets, sharedName: name, version, usedExports: [] })),
  modules: exposes.map(({ name, path, assets }) => ({ moduleName: name, modulePath: path, assets })),
})
