import { type CopiedDatabase, type Difference, placeWords, type VerifyResult } from '@calm-rest/api/copy'
import { table } from '../table.ts'
import { duration, number } from './progress.ts'

const pace = (rows: number, ms: number) =>
  `${duration(ms / 1000)} (${number((rows * 1000) / Math.max(1, ms))} rows/s)`

const rowsIn = ({ tables }: VerifyResult) => tables.reduce((sum, { rows }) => sum + rows, 0)

const tableWords = ({ tables }: VerifyResult) => {
  const filled = tables.filter(({ rows }) => rows > 0)
  return [
    table(
      ['table', 'rows', 'in both'],
      filled.map(({ table: name, rows }) => [name, number(rows), 'the same']),
      ['rows'],
    ),
    ...(filled.length < tables.length ? [`empty in both: ${tables.length - filled.length}`] : []),
  ].join('\n')
}

export const verifiedWords = (verified: VerifyResult) =>
  `${tableWords(verified)}\n\nverified ${number(rowsIn(verified))} rows in ${pace(rowsIn(verified), verified.ms)}: every value is the same`

const mediaWords = (photographs: number) =>
  photographs === 0
    ? ''
    : `\nThe files of its photographs (${photographs}) stay in DATA_DIR/media: take the folder along.`

export const copiedWords = (copied: CopiedDatabase, to: string) =>
  `${tableWords(copied)}

copied ${number(copied.copied)} rows to ${placeWords(to)} in ${pace(copied.copied, copied.copyMs)}${
    copied.copiedBefore > 0 ? `, on top of ${number(copied.copiedBefore)} of an earlier run` : ''
  }
verified ${number(rowsIn(copied))} rows in ${pace(rowsIn(copied), copied.ms)}: every value is the same

From now on start the site with this database as DATABASE_URL; what is booked in the old one is not in it.${mediaWords(copied.photographs)}`

const lineOf = (difference: Difference) => {
  const { table: name } = difference
  switch (difference.kind) {
    case 'missing':
      return `${name}, ${difference.key}: is not in PostgreSQL`
    case 'extra':
      return `${name}, ${difference.key}: is in PostgreSQL alone`
    case 'changed':
      return `${name}, ${difference.key}: ${difference.columns.join(', ')} differs`
    case 'next_id':
      return `${name}: its next id in PostgreSQL is one that was given before`
  }
}

export const differenceWords = ({ differenceCount, differences }: VerifyResult, to: string) =>
  [
    ...differences.map(lineOf),
    ...(differences.length < differenceCount
      ? [`… and ${number(differenceCount - differences.length)} more`]
      : []),
    `Not the same: ${placeWords(to)} is no copy of this database. Make that database anew, and copy again.`,
  ].join('\n')
