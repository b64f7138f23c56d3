import { hotel } from '@calm-rest/contract/hotel'
import { createRecorder } from '../../../core/audit-log/recorder.ts'
import type { Database } from '../../../core/database/database.ts'
import { createMemberQueries } from '../../../identity/index.ts'

/** Name in the audit log for what the site does at start. */
const atStart = 'start of the site'

const name = 'Owner'

/**
 * Returns the token of a one-time link for the owner of a property without staff. Each start creates another one until
 * somebody has accepted, and invalidates the former ones; afterwards undefined.
 */
export const inviteFirstOwner = async (db: Database, now: () => Date): Promise<string | undefined> => {
  const members = createMemberQueries(db)
  const recorder = createRecorder(db, atStart)
  const invite = db.transaction(async () => {
    const all = await members.list()
    if (all.some(({ hasAccepted }) => hasAccepted)) return undefined
    const at = now()
    const invited = all.find((member) => member.name === name)
    if (invited) {
      await members.dropInvites(invited.id)
      return (await members.invite(invited.id, at)).token
    }
    // a member who was invited by command uses that link
    if (all.length > 0) return undefined
    let token = ''
    await recorder.added({ action: 'staff invite', at }, async () => {
      const { id, role } = await members.add({ name, role: 'owner', lang: hotel.deskLang }, at)
      token = (await members.invite(id, at)).token
      return { subject: name, after: { role } }
    })
    return token
  })
  return invite()
}
