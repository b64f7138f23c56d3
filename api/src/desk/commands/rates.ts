import { staffLimits } from '@calm-rest/contract/staff'
import { z } from 'zod'
import type { LogLine } from '../../core/audit-log/audit-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError } from '../../core/http/api-error.ts'
import {
  changeBetween,
  every,
  type ListChange,
  propertyOf,
  type Rates,
  type RatesVersion,
  ratesSchema,
  withinBounds,
  withoutChange,
} from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

/** A change of the rates, and the rates without it. */
export interface RateChange {
  parts: ListChange[]
  /** Undefined if a later change overlaps it. */
  without: Rates | undefined
}

/** Existing codes may be shorter as long as they stay unchanged. */
const assertLongCodes = (next: Rates, held: Rates) => {
  const { min } = staffLimits.promotionCode
  const before = held.promotionCodes.map((one) => JSON.stringify(one))
  const short = next.promotionCodes.find(
    (one) => one.code.length < min && !before.includes(JSON.stringify(one)),
  )
  if (short)
    throw new ApiError('invalid_request', {
      why: `The promotion code '${short.code}' needs at least ${min} signs.`,
    })
}

/** The rates as a whole, in versions; each change has an audit log line. */
export const createDeskRateCommands = ({ db, recorder, now }: DeskDeps) => {
  const store = propertyOf(db).rates
  const roomIds = db
    .prepare<[], string>("SELECT id FROM room_types WHERE status <> 'draft' ORDER BY id")
    .pluck()

  /** @throws ApiError with every invalid place. */
  const check = async (document: unknown): Promise<Rates> => {
    const parsed = ratesSchema.safeParse(document)
    if (!parsed.success) throw new ApiError('invalid_request', { why: z.prettifyError(parsed.error) })
    const rates = parsed.data
    const known = [every, ...(await roomIds.all())]
    const named = [...rates.prices, ...rates.guestPrices, ...rates.restrictions]
    const unknown = named.find(({ roomType }) => !known.includes(roomType))
    if (unknown)
      throw new ApiError('room_not_found', {
        why: `There is no room '${unknown.roomType}'. Rooms: ${known.slice(1).join(', ')}.`,
      })
    return rates
  }
  const replace = async (action: string, rates: Rates, reason?: string): Promise<RatesVersion> => {
    const at = now()
    const read = async () => ({ version: (await store.held()).version })
    await recorder.changed({ action, subject: 'rates', at, read, reason }, async () => {
      await store.replace(rates, at)
    })
    return store.held()
  }

  return {
    /** What a line of the audit log changed; undefined if a version of it is gone. */
    changeIn: async ({ after: facts }: LogLine): Promise<RateChange | undefined> => {
      const change = Number(facts?.version)
      const before = await store.heldAt(change - 1)
      const after = await store.heldAt(change)
      if (!before || !after) return undefined
      const { rates: held } = await store.held()
      return {
        parts: changeBetween(before.rates, after.rates),
        without: withoutChange({ before: before.rates, after: after.rates, now: held }),
      }
    },
    /** Sets the rates without a change that is undone. */
    undoTo: async (without: Rates): Promise<RatesVersion> => replace('rates restore', await check(without)),
    current: store.held,
    check,
    /** Applies to new quotes from now on. `reason` describes the change in the log. */
    replace: async (document: unknown, reason?: string) => {
      const { rates: held } = await store.held()
      const rates = withinBounds(await check(document), held, todayAt(now()))
      assertLongCodes(rates, held)
      return replace('rates change', rates, reason)
    },
  }
}

export type DeskRateCommands = ReturnType<typeof createDeskRateCommands>
