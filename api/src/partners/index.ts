export {
  type Attribution,
  type AttributionOf,
  createAttribution,
  type PartnerLink,
  type Unattributed,
} from './attribution.ts'
export { createLinkProofs } from './link-proofs.ts'
export { createPartnerLookups } from './lookups.ts'
export { createNotices } from './notices/create-notices.ts'
export type { Notice } from './notices/notice.ts'
export { createNoticeOutcomes } from './notices/outcomes.ts'
export { createNoticeReads, type NoticeReads } from './notices/reads.ts'
export { partnerRoutes } from './routes.ts'
export { lastDayOfMonth } from './statement-month.ts'
export { startWebhooks } from './webhooks/start-webhooks.ts'
