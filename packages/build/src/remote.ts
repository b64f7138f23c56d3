/** Builds a single remote in any folder. */
export { type AdoptableBuild, type Adopted, adoptBuild } from './adopt/index.ts'
export { buildRelease, declarationsOf, type ReleaseSource, readBuildOf } from './build-release.ts'
export { hashFolder } from './hash-sources.ts'
export { changedFilesIn, gitRevision } from './revision.ts'
export type { BuildOptions } from './rspack/base.ts'
export type { Compiler } from './rspack/compiler.ts'
export { type Package, readPackage, remoteNameOf } from './rspack/package.ts'
export { type RemoteBuild, type RemoteOptions, remote } from './rspack/remote.ts'
export {
  type LocalRemote,
  localRemote,
  type ServeOptions,
  type SourceBuild,
  serveSources,
} from './serve-sources.ts'
export { serverWidgetsOf } from './server-bundle.ts'
