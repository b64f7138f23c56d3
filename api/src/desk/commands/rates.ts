import { hotel } from '@calm-rest/contract/hotel'
import { staffLimits } from '@calm-rest/contract/staff'
import { type CalendarDate, toDollars } from '@calm-rest/contract/stay'
import { z } from 'zod'
import type { LogLine } from '../../core/audit-log/audit-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError } from '../../core/http/api-error.ts'
import {
  assertCapacity,
  assertDates,
  changeBetween,
  every,
  type ListChange,
  type NightPriceRule,
  type PriceLine,
  propertyOf,
  type Rates,
  type RatesVersion,
  ratesSchema,
  restrictionsOf,
  type StayRequest,
  standardPlan,
  toLine,
  withoutChange,
} from '../../property/index.ts'
import { type DeskDeps, parseDay } from './deps.ts'

/** A stay to be priced. */
export interface PreviewOrder {
  roomId: string
  from: CalendarDate
  until: CalendarDate
  guests: number
  children?: readonly number[] | undefined
  plan?: string | undefined
  promotionCode?: string | undefined
}

/** Price of a stay and its reasons, in dollars. */
export interface RatePreview {
  nights: {
    night: CalendarDate
    room: number
    /** What set the price of the room: its own price, or a season. */
    why: string
    guests: number
    children: number
    plan: number
    price: number
  }[]
  lines: { name: string; amount: number; included: boolean }[]
  totalPrice: number
  /** Why guests cannot book it, such as 'stay_too_short'. */
  restricted: string[]
  /** Minimum nights for these dates, if the stay is shorter. */
  minNights?: number | undefined
}

/** A change of the rates, and the rates without it. */
export interface RateChange {
  parts: ListChange[]
  /** Undefined if a later change overlaps it. */
  without: Rates | undefined
}

const whyOf = (rule: NightPriceRule | undefined): string => {
  if (!rule) return 'price of the room'
  const name = rule.season || `${rule.from} to ${rule.until}`
  return rule.percent === undefined ? name : `${name}, ${rule.percent > 0 ? '+' : ''}${rule.percent} %`
}

const isIncluded = (line: PriceLine) => line.kind === 'tax' && line.tax.included

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
  const { findRoom, priceOrder } = propertyOf(db)
  const roomIds = db
    .prepare<[], string>("SELECT id FROM room_types WHERE status <> 'draft' ORDER BY id")
    .pluck()
  const versions = db.prepare<[], { version: number; changedAt: string }>(
    'SELECT version, changed_at AS "changedAt" FROM rates ORDER BY version DESC LIMIT 50',
  )

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
    const read = async () => ({ version: (await store.current()).version })
    await recorder.changed({ action, subject: 'rates', at, read, reason }, async () => {
      await store.replace(rates, at)
    })
    return store.current()
  }

  return {
    /** What a line of the audit log changed; undefined if a version of it is gone. */
    changeIn: async ({ after: facts }: LogLine): Promise<RateChange | undefined> => {
      const change = Number(facts?.version)
      const before = await store.byVersion(change - 1)
      const after = await store.byVersion(change)
      if (!before || !after) return undefined
      const { rates: held } = await store.current()
      return {
        parts: changeBetween(before.rates, after.rates),
        without: withoutChange({ before: before.rates, after: after.rates, now: held }),
      }
    },
    /** Sets the rates without a change that is undone. */
    undoTo: async (without: Rates): Promise<RatesVersion> => replace('rates restore', await check(without)),
    current: store.current,
    /** Newest first. */
    versions: () => versions.all(),
    check,
    /** Applies to new quotes from now on. `reason` describes the change in the log. */
    replace: async (document: unknown, reason?: string) => {
      const rates = await check(document)
      assertLongCodes(rates, (await store.current()).rates)
      return replace('rates change', rates, reason)
    },
    /** Restores an earlier version as a new one; 0 means no rates. */
    restore: async (version: number): Promise<RatesVersion> => {
      const found = await store.byVersion(version)
      if (!found) throw new ApiError('not_found', { why: `There is no version ${version} of the rates.` })
      return replace('rates restore', found.rates)
    },
    /** Price of a stay by rates that may not be active yet. */
    preview: async (order: PreviewOrder, rates?: Rates): Promise<RatePreview> => {
      const checkIn = parseDay(order.from)
      const checkOut = parseDay(order.until)
      const today = todayAt(now())
      assertDates({ checkIn, checkOut }, today)
      const room = await findRoom(order.roomId, hotel.deskLang)
      if (!room) throw new ApiError('room_not_found')
      assertCapacity(room, order.guests)
      const { roomId: roomType, guests, plan = standardPlan, promotionCode } = order
      const request: StayRequest = {
        checkIn,
        checkOut,
        roomType,
        guests,
        plan,
        promotionCode,
        children: [...(order.children ?? [])],
      }
      const priced = await priceOrder(request, { lang: hotel.deskLang, today, isUnrestricted: true, rates })
      const [{ price }] = priced.rooms
      const stay = { roomTypeId: room.id, planId: plan, checkIn, checkOut }
      const errors = restrictionsOf(priced.rates, stay, today)
      return {
        nights: price.nights.map((one) => ({
          night: one.night,
          room: toDollars(one.roomCents),
          why: whyOf(one.rule),
          guests: toDollars(one.guestsCents),
          children: toDollars(one.childrenCents),
          plan: toDollars(one.planCents),
          price: toDollars(one.totalCents),
        })),
        lines: price.lines.map((line) => {
          const { name, amount } = toLine(line, hotel.deskLang)
          return { name, amount, included: isIncluded(line) }
        }),
        totalPrice: toDollars(price.totalCents),
        restricted: errors.map(({ code }) => code),
        minNights: errors.find(({ code }) => code === 'stay_too_short')?.nights,
      }
    },
  }
}

export type DeskRateCommands = ReturnType<typeof createDeskRateCommands>
