import type { Till, TillClose } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { OpenTill, TillCash, TillCloseRow, TillFigures } from '../../stays/index.ts'
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
