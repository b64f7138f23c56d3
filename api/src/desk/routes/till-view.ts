import type { Payout, Till, TillClose, TillPage } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type {
  OpenTill,
  Payout as StoredPayout,
  TillCash,
  TillCloseRow,
  TillFigures,
  TransitEntry,
} from '../../stays/index.ts'
import { versionOf } from './version.ts'

const toCash = ({ currency, openingCents, takenCents }: TillCash): Till['cash'][number] => ({
  currency,
  opening: toDollars(openingCents),
  taken: toDollars(takenCents),
  expected: toDollars(openingCents + takenCents),
})

const toOthers = ({ others }: Pick<TillFigures, 'others'>) =>
  others.map(({ method, totalCents }) => ({ method, total: toDollars(totalCents) }))

/** Changes with each entry and each close of the till. */
export const tillVersion = ({ name, last, entryIds }: OpenTill): string =>
  versionOf([name, last?.number ?? 0, entryIds])

/** An open till as the staff see it. */
export const toTill = (open: OpenTill, reader: string): Till => {
  const { name, last, entryIds, figures } = open
  return {
    name,
    isOwn: name === reader,
    closedAt: last?.at ?? null,
    version: tillVersion(open),
    untilEntry: entryIds.at(-1) ?? 0,
    entries: entryIds.length,
    cash: figures.cash.map(toCash),
    others: toOthers(figures),
  }
}

/** A close as the staff see it. */
export const toTillClose = ({ figures, ...close }: TillCloseRow): TillClose => ({
  number: close.number,
  till: close.till,
  at: close.at,
  who: close.who,
  entries: figures.entries,
  fromEntry: close.fromEntry,
  untilEntry: close.untilEntry,
  cash: figures.cash.map((line) => ({
    ...toCash(line),
    counted: toDollars(line.countedCents),
    difference: toDollars(line.countedCents - line.openingCents - line.takenCents),
    reason: line.reason,
    left: toDollars(line.leftCents),
  })),
  others: toOthers(figures),
})

/** What is on its way by method and day; each day has all until its end. */
export const toInTransit = (entries: readonly TransitEntry[]): TillPage['inTransit'] =>
  [...Map.groupBy(entries, ({ method }) => method)].map(([method, own]) => ({
    method,
    days: [...new Set(own.map(({ day }) => day))].toSorted().map((day) => {
      const until = own.filter((entry) => entry.day <= day)
      return {
        day,
        total: toDollars(until.reduce((sum, { amountCents }) => sum + amountCents, 0)),
        entries: until.length,
        version: versionOf(until.map(({ id }) => id)),
      }
    }),
  }))

/** A payout as the staff see it. */
export const toPayout = ({ id, method, at, who, paidCents, arrivedCents }: StoredPayout): Payout => ({
  id,
  method,
  at,
  who,
  paid: toDollars(paidCents),
  arrived: toDollars(arrivedCents),
  fee: toDollars(paidCents - arrivedCents),
})
