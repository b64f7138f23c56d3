export { createSite, type SiteOptions } from './create-site.ts'
export type { LocalBuild } from './local-build.ts'
export { createReleaseStore, type ReleaseStore } from './releases/release-store.ts'
export type { ShellBuild } from './shell-build.ts'
