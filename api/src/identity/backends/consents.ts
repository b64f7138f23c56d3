import { type IdentityScope, identityScopes } from '@calm-rest/contract/backends'
import type { Database } from '../../core/database/database.ts'
import type { NewOf, RowOf } from '../../core/database/table.ts'
import { consentTable } from './consent-table.ts'

type ConsentRow = RowOf<typeof consentTable.declared>

export interface Consent {
  remote: string
  scopes: IdentityScope[]
  agreedAt: string
}

const scopesIn = (text: string): IdentityScope[] => {
  const words = text.split(' ')
  return identityScopes.filter((scope) => words.includes(scope))
}

const toConsent = ({ remote, scopes, agreedAt }: ConsentRow): Consent => ({
  remote,
  scopes: scopesIn(scopes),
  agreedAt,
})

/** What guests have agreed that servers of teams know of them, by account and remote. */
export const createConsents = (db: Database) => {
  const select = `SELECT ${consentTable.select()} FROM backend_consents WHERE user_id = ?`
  const ofUser = db.prepare<[string], ConsentRow>(`${select} ORDER BY remote`)
  const one = db.prepare<[string, string], ConsentRow>(`${select} AND remote = ?`)
  const upsert = db.prepare<[NewOf<typeof consentTable.declared>]>(`
    ${consentTable.insert}
    ON CONFLICT (user_id, remote) DO UPDATE SET ${consentTable.set(['scopes', 'agreedAt'])}`)
  const end = db.prepare<[string, string]>('DELETE FROM backend_consents WHERE user_id = ? AND remote = ?')

  /** Adds scopes to those that the guest has agreed to before. */
  const give = db.transaction(
    async (userId: string, remote: string, scopes: readonly IdentityScope[], now: Date) => {
      const before = await one.get(userId, remote)
      const agreed = scopesIn([before?.scopes ?? '', ...scopes].join(' '))
      await upsert.run({ userId, remote, scopes: agreed.join(' '), agreedAt: now.toISOString() })
    },
  )

  return {
    find: async (userId: string, remote: string): Promise<Consent | undefined> => {
      const row = await one.get(userId, remote)
      return row && toConsent(row)
    },
    ofUser: async (userId: string): Promise<Consent[]> => (await ofUser.all(userId)).map(toConsent),
    give: async (userId: string, remote: string, scopes: readonly IdentityScope[], now: Date) =>
      give(userId, remote, scopes, now),
    end: async (userId: string, remote: string): Promise<void> => {
      await end.run(userId, remote)
    },
  }
}

export type Consents = ReturnType<typeof createConsents>
