export type { AnsweredRequest } from './answered.ts'
export { createSite, type SiteOptions } from './create-site.ts'
export { type EmbedBuild, type EmbedLoader, embedLoader } from './embed/embed-build.ts'
export { parseSiteEnvironment } from './environment.ts'
export { createApiHouse } from './house/api-house.ts'
export type { House, RoomFacts } from './house/house.ts'
export type { LocalBuild } from './local-build.ts'
export { createCompositions } from './releases/compositions.ts'
export { createReleaseStore } from './releases/folder-store.ts'
export {
  type Check,
  type GateReport,
  keepGateReport,
  readGateReport,
} from './releases/gate-report.ts'
export type { NotWhole } from './releases/objects/fetch-version.ts'
export { openPreviews } from './releases/open-previews.ts'
export { type OpenReleaseStoreOptions, openReleaseStore } from './releases/open-release-store.ts'
export type { Previews } from './releases/previews.ts'
export type { ReleaseStore } from './releases/release-store.ts'
export { integrityOf } from './releases/store/files.ts'
export { AlreadyPublished } from './releases/store/refusals.ts'
export { actor as errorBudget } from './reports/error-budget.ts'
export type { ShellBuild } from './shell-build.ts'
