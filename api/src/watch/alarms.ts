import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../core/database/database.ts'
import { outboxOf } from '../core/outbox/outbox.ts'
import { createTellPhones } from '../core/outbox/phones/tell-phones.ts'
import { wordsOfAlarm } from './alarm-words.ts'
import type { AlarmWords, Facts, Finding, Outcome, Severity } from './check.ts'
import { type Cause, isCause } from './checks/index.ts'

const hourMs = 60 * 60_000

const dayMs = 24 * hourMs

/** How often the owner is told of an alarm that lasts. */
const againMs: Record<Severity, number> = { urgent: dayMs, soon: 7 * dayMs }

/** How long a cause must be away until its alarm ends, so that a disk at the limit does not ring all day. */
const clearMs = 30 * 60_000

interface AlarmRow {
  id: number
  cause: string
  severity: Severity
  facts: string
  beganAt: string
  seenAt: string
  endedAt: string | null
  toldAt: string | null
}

/** An alarm in the words of a language. */
export interface Alarm extends AlarmWords {
  id: number
  cause: Cause
  severity: Severity
  beganAt: string
  endedAt: string | null
}

const columns = `id, cause, severity, facts, began_at AS "beganAt", seen_at AS "seenAt", ended_at AS "endedAt",
  told_at AS "toldAt"`

const toAlarm = (row: AlarmRow, lang: Lang): Alarm | undefined => {
  const { id, cause, severity, beganAt, endedAt } = row
  if (!isCause(cause)) return undefined
  const facts = JSON.parse(row.facts) as Facts
  return { id, cause, severity, beganAt, endedAt, ...wordsOfAlarm(cause, facts, lang) }
}

/** What the site found wrong with itself, for all its processes together. */
export const createAlarms = (db: Database) => {
  const byId = db.prepare<[number], AlarmRow>(`SELECT ${columns} FROM alarms WHERE id = ?`)
  const open = db.prepare<[], AlarmRow>(`SELECT ${columns} FROM alarms WHERE ended_at IS NULL ORDER BY id`)
  const openOf = db.prepare<[string], AlarmRow>(
    `SELECT ${columns} FROM alarms WHERE cause = ? AND ended_at IS NULL`,
  )
  const lastTold = db
    .prepare<[string, string], string | null>(
      'SELECT MAX(told_at) FROM alarms WHERE cause = ? AND told_as = ?',
    )
    .pluck()
  const begin = db.prepare<[Record<string, string>]>(`
    INSERT INTO alarms (cause, severity, facts, began_at, seen_at)
    VALUES (@cause, @severity, @facts, @at, @at) ON CONFLICT DO NOTHING`)
  const see = db.prepare<[Record<string, string | number>]>(
    'UPDATE alarms SET severity = @severity, facts = @facts, seen_at = @at WHERE id = @id',
  )
  const told = db.prepare<[Record<string, string | number>]>(
    'UPDATE alarms SET told_at = @at, told_as = @severity WHERE id = @id',
  )
  const end = db.prepare<[string, number]>('UPDATE alarms SET ended_at = ? WHERE id = ?')
  const tell = createTellOwner(db)

  /**
   * A cause that comes back is told at most once a day. If it has become urgent, it is told again at once: the owner has to
   * act now.
   */
  const isToldLately = async (
    { cause, toldAt }: AlarmRow,
    severity: Severity,
    at: Date,
  ): Promise<boolean> => {
    const waitMs = toldAt === null ? dayMs : againMs[severity]
    const severities: readonly Severity[] = severity === 'urgent' ? ['urgent'] : ['soon', 'urgent']
    for (const one of severities) {
      const before = await lastTold.get(cause, one)
      if (before && at.getTime() - Date.parse(before) < waitMs) return true
    }
    return false
  }

  const begun = db.transaction(async (cause: Cause, { severity, facts }: Finding, at: Date) => {
    const row = { cause, severity, facts: JSON.stringify(facts), at: at.toISOString() }
    await begin.run(row)
    const alarm = await openOf.get(cause)
    if (!alarm) return
    await see.run({ severity, facts: row.facts, at: row.at, id: alarm.id })
    if (await isToldLately(alarm, severity, at)) return
    await told.run({ at: row.at, severity, id: alarm.id })
    await tell.begun(alarm.id, severity, at)
  })
  const ended = db.transaction(async (cause: Cause, at: Date) => {
    const alarm = await openOf.get(cause)
    if (!alarm || at.getTime() - Date.parse(alarm.seenAt) < clearMs) return
    await end.run(at.toISOString(), alarm.id)
    if (alarm.toldAt !== null) await tell.over(alarm, new Date(alarm.toldAt), at)
  })

  return {
    /** Stores what a check found, and tells the owner where it is time. Processes that find the same tell once. */
    note: async (cause: Cause, outcome: Outcome, at: Date): Promise<void> => {
      if (outcome === 'unknown') return
      if (outcome !== 'well') return begun(cause, outcome, at)
      // on a normal day nothing waits for the lock of a write
      if (await openOf.get(cause)) await ended(cause, at)
    },
    /** Alarms that have not ended, oldest first. */
    open: async (lang: Lang): Promise<Alarm[]> =>
      (await open.all()).map((row) => toAlarm(row, lang)).filter((alarm) => alarm !== undefined),
    byId: async (id: number, lang: Lang): Promise<Alarm | undefined> => {
      const row = await byId.get(id)
      return row && toAlarm(row, lang)
    },
  }
}

/**
 * Tells the owner's phones, and the owner's mailbox where no phone takes alarms. What cannot wait goes both ways: a phone
 * may be off.
 */
const createTellOwner = (db: Database) => {
  const outbox = outboxOf(db)
  const phones = createTellPhones(db)
  const mail = (alarm: number, isOver: boolean, at: Date) =>
    outbox.add({
      kind: 'alarm-for-owner',
      payload: { alarm, isOver },
      lang: hotel.deskLang,
      createdAt: at.toISOString(),
    })
  return {
    begun: async (alarm: number, severity: Severity, at: Date) => {
      const isUrgent = severity === 'urgent'
      const count = await phones.alarm({ alarm, isOver: false }, { at, isUrgent })
      if (count === 0 || isUrgent) await mail(alarm, false, at)
    },
    over: async ({ id, severity }: AlarmRow, toldAt: Date, at: Date) => {
      const count = await phones.alarm({ alarm: id, isOver: true }, { at, isUrgent: false, toldAt })
      if (count === 0 || severity === 'urgent') await mail(id, true, at)
    },
  }
}

export type Alarms = ReturnType<typeof createAlarms>
