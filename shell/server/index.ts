export { createSite, type SiteOptions } from './create-site.ts'
export { createReleaseStore, type ReleaseStore } from './releases/release-store.ts'
