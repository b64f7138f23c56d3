import { hotel } from '@calm-rest/contract/hotel'
import { ActionRefused } from '../action-refused.ts'
import type { DatabasePlace } from '../database/open.ts'
import { openExisting } from '../database/open-existing.ts'
import { createPartnerChanges, findActive, findPartner, type NewPartner } from './changes.ts'
import { createLinkProofs } from './link-proofs.ts'
import { createPartnerLinks, type NewPartnerLink } from './links.ts'
import { createPartnerRecords, type PartnerRecord } from './records.ts'
import { createStatementQueries, type Statement } from './statement.ts'

export { ActionRefused } from '../action-refused.ts'
export type { NewPartner } from './changes.ts'
export type { NewPartnerLink } from './links.ts'
export type { PartnerRecord } from './records.ts'
export type { Statement, StatementLine, StatementTotals } from './statement.ts'

/** The owner's partners. What cannot be done is thrown as an `ActionRefused`; nothing has changed then. */
export interface Partners {
  add(partner: NewPartner): Promise<PartnerRecord>
  list(): Promise<PartnerRecord[]>
  find(id: string): Promise<PartnerRecord>
  /** Replaces all origins of a partner. */
  rotate(id: string, origins: readonly string[]): Promise<PartnerRecord>
  /** A link that counts for it, from the root of the site on. */
  link(id: string, link: NewPartnerLink): Promise<string>
  /** Ends all links that were signed for it. */
  rotateLinks(id: string): Promise<PartnerRecord>
  /** Ends it, with its links; its bookings and statements stay. */
  remove(id: string): Promise<PartnerRecord>
  /** `month` is that of check-out, like 2027-03. Rooms have their names in the language of the desk. */
  statement(id: string, month: string): Promise<Statement>
  close(): Promise<void>
}

/** Beside a site that runs on `dataDir`, which goes by a change from its next request on. */
export const openPartners = async (place: DatabasePlace, now = () => new Date()): Promise<Partners> => {
  const db = await openExisting(place, (why) => new ActionRefused(why))
  const records = createPartnerRecords(db)
  const statement = createStatementQueries(db)
  const link = createPartnerLinks(db, createLinkProofs(db, now))
  return {
    ...createPartnerChanges(db, records, now),
    list: records.all,
    find: (id) => findPartner(records, id),
    statement: async (id, month) => {
      const { name } = await findPartner(records, id)
      return statement({ id, name }, month, hotel.deskLang)
    },
    link: async (id, wanted) => link(await findActive(records, id), wanted),
    close: () => db.close(),
  }
}
