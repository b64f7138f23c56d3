import { type PriceChanges, staffLimits } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { createAuditLog, type Facts, type LogLine } from '../../core/audit-log/audit-log.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { type AnyRule, every, type ListChange, type Prices, propertyOf } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRateCommands } from './rates.ts'
import type { DeskRoomCommands } from './rooms.ts'

type Part = PriceChanges['changes'][number]['parts'][number]
/** Names of room types, by their ids. */
type Names = ReadonlyMap<string, string>

/** A change of the rates or of a room type's own prices. */
interface Found {
  parts(names: Names, lang: Lang): Part[]
  /** Undefined if a later change concerns the same. */
  undo: (() => Promise<unknown>) | undefined
}

const ofRates = ['rates change', 'rates restore']
const ofRooms = ['room price', 'room price restore']
const undone = ['rates restore', 'room price restore']

/** Maximum number of listed changes. */
const mostChanges = 20

const dayMs = 24 * 60 * 60_000

/** Changes of rates and of the rooms' own prices in the last days, and their undo. */
export const createDeskPriceChangeCommands = (
  { db, now }: DeskDeps,
  { rates, rooms }: { rates: DeskRateCommands; rooms: DeskRoomCommands },
) => {
  const log = createAuditLog(db)
  const types = propertyOf(db).roomTypeReads

  const newest = (limit: number) => {
    const since = new Date(now().getTime() - staffLimits.priceChangeDays * dayMs).toISOString()
    return log.ofActions([...ofRates, ...ofRooms], since, limit)
  }

  const ofRoom = async ({ subject: id, before, after }: LogLine): Promise<Found> => {
    const held = (await rooms.ownPrices())[id]
    const earlier = pricesIn(before)
    const isHeld = held !== undefined && isSame(held, pricesIn(after))
    return {
      parts: (names) => [
        {
          list: 'roomPrices',
          from: null,
          until: null,
          roomTypes: [names.get(id) ?? id],
          codes: [],
          names: [],
        },
      ],
      undo: isHeld && earlier ? () => rooms.restorePrices(id, earlier) : undefined,
    }
  }
  const ofRate = async (line: LogLine): Promise<Found | undefined> => {
    const change = await rates.changeIn(line)
    if (!change) return undefined
    const { parts, without } = change
    return {
      parts: (names, lang) => parts.map((part) => toPart(part, names, lang)),
      undo: without && (() => rates.undoTo(without)),
    }
  }
  const found = (line: LogLine) => (ofRooms.includes(line.action) ? ofRoom(line) : ofRate(line))

  return {
    /** Newest first. */
    list: async (lang: Lang): Promise<PriceChanges['changes']> => {
      // a rule may be of a room type that no longer exists
      const names = new Map((await types.list(lang)).map(({ roomId, roomType }) => [roomId, roomType]))
      const read = async (line: LogLine): Promise<PriceChanges['changes']> => {
        const change = await found(line)
        if (!change) return []
        const { id, at, who, action } = line
        const isUndo = undone.includes(action)
        const mayUndo = change.undo !== undefined
        return [{ change: id, at, who, isUndo, parts: change.parts(names, lang), mayUndo }]
      }
      return (await Promise.all((await newest(mostChanges)).map(read))).flat()
    },
    /**
     * Undoes a change of the list, by default the last one.
     *
     * @throws ApiError 'nothing_to_undo'
     */
    undo: async (change?: number): Promise<void> => {
      const lines = await newest(mostChanges)
      const line = change === undefined ? lines[0] : lines.find(({ id }) => id === change)
      const undo = line && (await found(line))?.undo
      if (!undo) throw new ApiError('nothing_to_undo')
      await undo()
    },
  }
}

const pricesIn = (facts: Facts | null): Prices | undefined =>
  facts === null
    ? undefined
    : {
        priceCents: Number(facts.priceCents),
        discountPriceCents: facts.discountPriceCents === null ? null : Number(facts.discountPriceCents),
      }

const isSame = (one: Prices, other: Prices | undefined) =>
  one.priceCents === other?.priceCents && one.discountPriceCents === other.discountPriceCents

const toPart = ({ list, removed, added }: ListChange, types: Names, lang: Lang): Part => {
  const rules = [...removed, ...added]
  // codes have days of their own, which are not of the nights that a change concerns
  const spans = list === 'promotionCodes' ? [] : rules
  const rooms = rules.map(({ roomType = every }) => roomType)
  return {
    list,
    from: spans.flatMap(({ from }) => from ?? []).toSorted()[0] ?? null,
    until:
      spans
        .flatMap(({ until }) => until ?? [])
        .toSorted()
        .at(-1) ?? null,
    roomTypes: rooms.includes(every) ? [] : unique(rooms.map((id) => types.get(id) ?? id)),
    codes: unique(rules.flatMap(({ code }) => code ?? [])),
    names: unique(rules.flatMap((rule) => nameOf(rule, lang) ?? [])),
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)]

const nameOf = ({ name, season, currency, nights, guests, fromAge, toAge }: AnyRule, lang: Lang) =>
  name?.[lang] ?? (season || currency || textOf(nights ?? guests) || agesOf(fromAge, toAge))

const textOf = (number: number | undefined) => (number === undefined ? undefined : String(number))

const agesOf = (from: number | undefined, to: number | undefined) =>
  from === undefined || to === undefined ? undefined : `${from}–${to}`
