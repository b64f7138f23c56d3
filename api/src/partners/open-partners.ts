import { defaultLang, type Lang } from '@calm-rest/contract/widget'
import { reachOf } from '@calm-rest/server'
import type { DatabasePlace } from '../core/database/open.ts'
import { openExisting } from '../core/database/open-existing.ts'
import { mainLang } from '../core/room-names.ts'
import { createPartnerChanges, findActive, findPartner, type NewPartner } from './changes.ts'
import { createLinkProofs } from './link-proofs.ts'
import { createPartnerLinks, type NewPartnerLink } from './links.ts'
import { createNoticeDeliveries, type NoticeDelivery } from './notices/deliveries.ts'
import { createNotify, type NoticeState, type NoticeTarget } from './notices/notify.ts'
import { createPartnerRecords, type PartnerRecord } from './records.ts'
import { createStatementQueries, type Statement } from './statement.ts'

export type { NewPartner } from './changes.ts'
export type { NewPartnerLink } from './links.ts'
export type { NoticeDelivery } from './notices/deliveries.ts'
export type { Notice } from './notices/notice.ts'
export type { NoticeState, NoticeTarget } from './notices/notify.ts'
export type { PartnerRecord } from './records.ts'
export type { Statement, StatementLine, StatementTotals } from './statement.ts'

/** The owner's partners. Methods throw `ApiError` for an impossible change, and then change nothing. */
export interface Partners {
  add(partner: NewPartner): Promise<PartnerRecord>
  list(): Promise<PartnerRecord[]>
  find(id: string): Promise<PartnerRecord>
  /** Replaces all origins of a partner. */
  replaceOrigins(id: string, origins: readonly string[]): Promise<PartnerRecord>
  /** Creates a link attributed to the partner, as a path from the root of the site. */
  link(id: string, link: NewPartnerLink): Promise<string>
  /** Invalidates all links signed for it. */
  rotateLinks(id: string): Promise<PartnerRecord>
  /** Sets where it is notified of its bookings. Returns the secret of a webhook, which is shown only here. */
  notify(id: string, target: NoticeTarget): Promise<{ notices: NoticeState; secret: string | undefined }>
  notifyOff(id: string): Promise<NoticeState>
  rotateSecret(id: string): Promise<{ notices: NoticeState; secret: string }>
  /** Returns how it is notified of its bookings; undefined if it never was. */
  noticeState(id: string): Promise<NoticeState | undefined>
  /** Returns the newest notices first. */
  notices(id: string): Promise<NoticeDelivery[]>
  /** Sends a notice again. */
  retryNotice(id: string, notice: string): Promise<NoticeDelivery>
  /** Ends a partner with its links and notices. Its bookings and statements stay. */
  remove(id: string): Promise<PartnerRecord>
  /** `month` is that of check-out, such as 2027-03. Room names are in the property's main language. */
  statement(id: string, month: string): Promise<Statement>
  close(): Promise<void>
}

/** Opens the partners beside a site that runs on `dataDir`, which applies a change from its next request on. */
export const openPartners = async (
  place: DatabasePlace,
  now = () => new Date(),
  /** Outside of production, webhooks may go to this machine if it is undefined or a loopback address. */
  publicUrl?: string | undefined,
): Promise<Partners> => {
  const db = await openExisting(place)
  const records = createPartnerRecords(db)
  const statement = createStatementQueries(db)
  const main = db.prepare<[], Lang>(`SELECT ${mainLang}`).pluck()
  const link = createPartnerLinks(db, createLinkProofs(db, now))
  const notify = createNotify({ db, records, now, reach: reachOf(publicUrl) })
  const deliveries = createNoticeDeliveries(db, now)
  return {
    ...createPartnerChanges(db, records, now),
    list: records.all,
    find: (id) => findPartner(records, id),
    statement: async (id, month) => {
      const { name } = await findPartner(records, id)
      return statement({ id, name }, month, (await main.get()) ?? defaultLang)
    },
    link: async (id, wanted) => link(await findActive(records, id), wanted),
    notify: notify.notify,
    notifyOff: notify.off,
    rotateSecret: notify.rotateSecret,
    noticeState: notify.state,
    notices: async (id) => deliveries.list((await findPartner(records, id)).id),
    retryNotice: deliveries.retry,
    close: () => db.close(),
  }
}
