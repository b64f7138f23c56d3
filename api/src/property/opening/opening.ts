import type { PropertyStage } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'

/** What a new database is filled with: the examples of the seed, or nothing that guests see. */
export type Beginning = 'examples' | 'nothing'

export interface Opening {
  beganWith: Beginning
  /** ISO 8601, UTC; null until the owner opens it. */
  openedAt: string | null
  /** When the owner left the list of what is to be done before, ISO 8601, UTC. */
  setupLeftAt: string | null
  /** When the owner said what stays include and how they are cancelled, ISO 8601, UTC. */
  termsAnsweredAt: string | null
  /** Since when it takes no bookings of guests, ISO 8601, UTC. */
  pausedAt: string | null
}

/** Of a database from before it was stored, until the next start writes it. */
const unwritten: Opening = {
  beganWith: 'examples',
  openedAt: null,
  setupLeftAt: null,
  termsAnsweredAt: null,
  pausedAt: null,
}

export const stageOf = ({ beganWith, openedAt, pausedAt }: Opening): PropertyStage => {
  if (openedAt !== null) return pausedAt === null ? 'open' : 'paused'
  return beganWith === 'examples' ? 'examples' : 'preparing'
}

/** How the property began, and whether it has opened. */
export const createOpening = (db: Database) => {
  const stored = db.prepare<[], Opening>(`
    SELECT began_with AS "beganWith", opened_at AS "openedAt", setup_left_at AS "setupLeftAt",
      terms_answered_at AS "termsAnsweredAt", paused_at AS "pausedAt"
    FROM property_opening`)
  const begin = db
    .prepare<[Pick<Opening, 'beganWith'>], number>(
      'INSERT INTO property_opening (id, began_with) VALUES (1, @beganWith) ON CONFLICT (id) DO NOTHING RETURNING id',
    )
    .pluck()
  const open = db.prepare<[string]>('UPDATE property_opening SET opened_at = ? WHERE opened_at IS NULL')
  const leaveSetup = db.prepare<[string]>('UPDATE property_opening SET setup_left_at = ?')
  const answerTerms = db.prepare<[string]>('UPDATE property_opening SET terms_answered_at = ?')
  const pause = db.prepare<[string | null]>(
    'UPDATE property_opening SET paused_at = ? WHERE opened_at IS NOT NULL',
  )
  const memo = createMemo<PropertyStage>(db)
  const read = async (): Promise<Opening> => (await stored.get()) ?? unwritten

  return {
    /** Reads it, including changes of the surrounding transaction. */
    read,
    /** Returns the present stage, read once after each change. */
    stage: (): Promise<PropertyStage> => memo('', async () => stageOf(await read())),
    hasBegun: async (): Promise<boolean> => (await stored.get()) !== undefined,
    /** Returns false if it has begun before. Call it inside the transaction that fills the database. */
    begin: async (beganWith: Beginning): Promise<boolean> => (await begin.get({ beganWith })) !== undefined,
    /** A property that has opened stays so; it may take no bookings for a while. */
    open: async (at: Date) => void (await open.run(at.toISOString())),
    /** From `at` on guests book nothing; undefined: they book again. */
    pause: async (at: Date | undefined) => void (await pause.run(at?.toISOString() ?? null)),
    leaveSetup: async (at: Date) => void (await leaveSetup.run(at.toISOString())),
    answerTerms: async (at: Date) => void (await answerTerms.run(at.toISOString())),
  }
}

export type StoredOpening = ReturnType<typeof createOpening>
