export type { Actor } from './actor.ts'
export { readWholeRelease } from './archive/read-whole-release.ts'
export { unpackArchive } from './archive/unpack-archive.ts'
export { backendOrigin } from './backends/backend-origin.ts'
export {
  assertBackendsMapped,
  type BackendsFile,
  guestService,
  type MappedBackend,
  openBackendsFile,
} from './backends/backends-file.ts'
export type { NotWhole } from './bucket/fetch-version.ts'
export { budget, errorBudgetActor, judge, type Verdict } from './budget/error-budget.ts'
export { createOutcomes, type Health, type Outcomes } from './budget/outcomes.ts'
export { createPageViewTokens, type PageViewTokens } from './budget/page-view-tokens.ts'
export { compose, placesLeftOut } from './composition/compose.ts'
export { composePage } from './composition/compose-page.ts'
export type { LeftOut } from './composition/compose-places.ts'
export { type Compositions, createCompositions } from './composition/compositions.ts'
export { createRecentReadings } from './composition/recent-readings.ts'
export { assertNoConflict } from './conflicts.ts'
export { createReleaseEventLog, type ReleaseEventLog } from './events/event-log.ts'
export { type LiveEvent, liveEvents } from './events/live-events.ts'
export { evaluateFlags } from './flags/evaluate-flags.ts'
export { type Flag, type FlagsFile, openFlagsFile } from './flags/flags-file.ts'
export { assertNotRetired } from './folder/changes.ts'
export { integrityOf } from './folder/files.ts'
export { createReleaseStore } from './folder/folder-store.ts'
export { AlreadyPublished, ReleaseRefused } from './folder/refusals.ts'
export { isRetired, lastLiveChange, openPageMs } from './folder/version-status.ts'
export { placeOf, type WaitingVersion } from './gate-queue/in-turn.ts'
export { createRecentGateQueue, type RecentGateQueue, readGateQueue } from './gate-queue/read-gate-queue.ts'
export { type Check, type GateReport, readGateReport, writeGateReport } from './gate-report.ts'
export type { ApprovalRequirement } from './governance/approvals-file.ts'
export { assertMayGoLive } from './governance/assert-may-go-live.ts'
export { compareEnvironments } from './governance/compare-environments.ts'
export { assertEnvironment } from './governance/environments-file.ts'
export {
  exceptionReason,
  type Freeze,
  instantText,
  ReleaseFrozen,
  readException,
} from './governance/freezes-file.ts'
export { openReleaseRules, type ReleaseRules } from './governance/release-rules.ts'
export {
  createFindGrant,
  createFindHolder,
  type FindGrant,
  type FindHolder,
  type Permission,
  publisherOf,
} from './grants/find-grant.ts'
export { type GrantsFile, openGrantsFile, type StoredToken } from './grants/grants-file.ts'
export { addToken, revokeToken } from './grants/tokens.ts'
export { watchedRemotes } from './grants/watched-remotes.ts'
export { createDeliveries, type HookDelivery } from './hooks/deliveries.ts'
export { createHookRunner, waitingEvents } from './hooks/hook-runner.ts'
export { type HooksFile, hooksFileName, openHooksFile, type ReleaseHook } from './hooks/hooks-file.ts'
export { type HookPace, usualHookPace } from './hooks/next-delivery.ts'
export { type HookMessage, sendEvent } from './hooks/send-event.ts'
export { impactOf, type SubjectUser } from './impact/impact.ts'
export { knownSubjects } from './impact/known-subjects.ts'
export { isSubject, type Subject, usesOf } from './impact/uses-of.ts'
export { approveLook, assertLookApproved, picturesIdOf } from './looks/approve-look.ts'
export { type Look, type LooksRecord, withinRoom } from './looks/looks-file.ts'
export {
  type OpenReleaseStoreOptions,
  openFolderStore,
  openReleaseStore,
  releasesFolder,
} from './open-release-store.ts'
export { issuePreview, readGateOutcome } from './previews/issue-preview.ts'
export { openPreviews } from './previews/open-previews.ts'
export { comparePath, previewLinks } from './previews/preview-links.ts'
export { mayServe, mayShow, type PreviewRequest, previewRequests } from './previews/preview-requests.ts'
export { createPreviews, endOf, type Previews } from './previews/previews.ts'
export { type KeysFile, openKeysFile } from './proof/keys-file.ts'
export { createProof, type Proof, type ProvenanceVerdict } from './proof/proof.ts'
export { provenanceIn } from './proof/provenance-in.ts'
export type { Publisher } from './proof/statement.ts'
export { describeOtherBuilds, publishFirstReleases } from './publish-first-releases.ts'
export { assertNextVersion } from './publish-rules.ts'
export {
  type AssertRoom,
  createAssertRoom,
  type ReleaseQuotas,
  remotesOfTeam,
  usualQuotas,
} from './quotas/quotas.ts'
export type { ApprovalState, ReleaseStore, StoredRelease } from './release-store.ts'
export { openSiteState, type SiteState } from './site-state.ts'
export type { Estimate } from './statistics/intervals.ts'
export { trustFolder } from './trust-folder.ts'
export { type Channel, channelOf } from './vitals/channel.ts'
export { comparison, judgeVitals } from './vitals/judge-vitals.ts'
export { bounds, goodUpTo, type Metric, metrics } from './vitals/metrics.ts'
export {
  createVitals,
  type ReleaseVitals,
  type Vitals,
  type VitalsSummary,
  type WidgetVisit,
} from './vitals/vitals.ts'
export { compareSizes, firstScripts, weigh } from './weigh.ts'
