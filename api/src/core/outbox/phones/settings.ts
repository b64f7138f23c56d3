import {
  type PushKind,
  type PushSettingsInput,
  pushKinds,
  pushKindsFor,
  type Right,
} from '@calm-rest/contract/staff'
import type { Database } from '../../database/database.ts'

/** Columns of the table; all are null if a member has chosen nothing. */
export interface SettingsRow {
  /** JSON. */
  kinds: string | null
  quietFrom: string | null
  quietUntil: string | null
}

export const settingsColumns = 's.kinds, s.quiet_from AS "quietFrom", s.quiet_until AS "quietUntil"'

/** Returns the push messages that a member wants, as far as these rights permit them. */
export const toSettings = (
  { kinds, quietFrom, quietUntil }: SettingsRow,
  held: readonly Right[],
): PushSettingsInput => {
  const wanted: readonly PushKind[] = kinds === null ? pushKinds : JSON.parse(kinds)
  return {
    kinds: pushKindsFor(held).filter((kind) => wanted.includes(kind)),
    quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
  }
}

/** Push settings of each member of the staff. */
export const createPushSettings = (db: Database) => {
  const find = db.prepare<[string], SettingsRow>(
    `SELECT ${settingsColumns} FROM push_settings s WHERE s.member_id = ?`,
  )
  const save = db.prepare<[Record<string, string | null>]>(`
    INSERT INTO push_settings (member_id, kinds, quiet_from, quiet_until) VALUES (@memberId, @kinds, @from, @until)
    ON CONFLICT (member_id) DO UPDATE SET kinds = @kinds, quiet_from = @from, quiet_until = @until`)
  const nothingSaid: SettingsRow = { kinds: null, quietFrom: null, quietUntil: null }
  return {
    find: async (memberId: string, held: readonly Right[]): Promise<PushSettingsInput> =>
      toSettings((await find.get(memberId)) ?? nothingSaid, held),
    save: async (memberId: string, { kinds, quiet }: PushSettingsInput): Promise<void> => {
      const { from = null, until = null } = quiet ?? {}
      await save.run({ memberId, kinds: JSON.stringify(kinds), from, until })
    },
  }
}
