import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { createPropertyFacts } from '../hotel/property-facts.ts'
import type { Beginning } from '../opening/opening.ts'
import { fillTexts } from './fill-texts.ts'
import { firstRates, type Rates, ratesOfNothing, ratesSchema } from './rates.ts'
import { createRatesHistory } from './rates-history.ts'

/** Rates and their version; 0 until the owner changes them. */
export interface RatesVersion {
  version: number
  rates: Rates
}

/** Number of versions in memory: the current one, and those of valid quotes. */
const mostInMemory = 8

/** Reads and replaces the rates. A version never changes, so each is parsed once. */
export const createRatesStore = (db: Database) => {
  const newest = db.prepare<[], number | null>('SELECT MAX(version) FROM rates').pluck()
  const document = db.prepare<[number], string>('SELECT document FROM rates WHERE version = ?').pluck()
  const at = db
    .prepare<[string], number | null>('SELECT MAX(version) FROM rates WHERE changed_at <= ?')
    .pluck()
  const changedAt = db.prepare<[number], string>('SELECT changed_at FROM rates WHERE version = ?').pluck()
  const insert = db.prepare<[number, string, string]>(
    'INSERT INTO rates (version, document, changed_at) VALUES (?, ?, ?)',
  )
  const beganWith = db.prepare<[], Beginning>('SELECT began_with FROM property_opening').pluck()
  const memo = createMemo<Beginning>(db)
  const history = createRatesHistory(db)
  const inMemory = new Map<number, Rates>()
  const facts = createPropertyFacts(db)
  let filled = new WeakMap<Rates, Rates>()
  let filledFor = ''

  /** The rates before the first change. */
  const first = async (): Promise<Rates> => {
    const begun = await memo('', async () => (await beganWith.get()) ?? 'examples')
    return begun === 'nothing' ? ratesOfNothing : firstRates
  }

  const heldAt = async (version: number): Promise<RatesVersion | undefined> => {
    if (version === 0) return { version, rates: await first() }
    const known = inMemory.get(version)
    if (known) return { version, rates: known }
    const stored = await document.get(version)
    if (stored === undefined) return undefined
    const rates = ratesSchema.parse(JSON.parse(stored))
    inMemory.set(version, rates)
    for (const oldest of inMemory.keys()) if (inMemory.size > mostInMemory) inMemory.delete(oldest)
    return { version, rates }
  }

  const held = async (): Promise<RatesVersion> => {
    const found = await heldAt((await newest.get()) ?? 0)
    return found ?? { version: 0, rates: await first() }
  }

  /** As guests read them; once for each version. */
  const shown = async (found: RatesVersion): Promise<RatesVersion> => {
    const { languages } = await facts.current()
    if (languages.join() !== filledFor) filled = new WeakMap()
    filledFor = languages.join()
    const rates = filled.get(found.rates) ?? fillTexts(found.rates, languages)
    filled.set(found.rates, rates)
    return { version: found.version, rates }
  }

  return {
    /** The owner's rates: texts may lack languages. */
    held,
    heldAt,
    /** The rates with a text in every language, for guests. */
    current: async (): Promise<RatesVersion> => shown(await held()),
    byVersion: async (version: number): Promise<RatesVersion | undefined> => {
      const found = await heldAt(version)
      return found && shown(found)
    },
    /** Returns since when the current rates apply, ISO 8601, UTC; undefined until the owner changes them. */
    changedAt: async (): Promise<string | undefined> => changedAt.get((await newest.get()) ?? 0),
    /** Returns the versions that may have been quoted for a booking at a moment, ISO 8601, UTC; the likeliest first. */
    versionsAt: async (moment: string): Promise<number[]> => {
      const version = (await at.get(moment)) ?? 0
      return version === 0 ? [0] : [version, version - 1]
    },
    /** Makes rates current from now on, and returns their version. Call it inside a transaction. */
    replace: async (rates: Rates, at: Date): Promise<number> => {
      const version = (await held()).version + 1
      await insert.run(version, JSON.stringify(rates), at.toISOString())
      await history.prune(version, todayAt(at))
      return version
    },
  }
}

export type RatesStore = ReturnType<typeof createRatesStore>
