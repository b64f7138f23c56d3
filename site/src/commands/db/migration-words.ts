import type { MigrationPlan } from '@calm-rest/api/migrations'

type Listed = MigrationPlan['pending'][number]

const lineOf = ({ version, phase, oldestCode }: Listed) =>
  phase === null
    ? `  ${version}  needs all older code to be stopped`
    : `  ${version}  ${phase}, for code from version ${oldestCode}`

const listOf = (title: string, listed: readonly Listed[]) =>
  listed.length === 0 ? [] : [title, ...listed.map(lineOf)]

export const migrationWords = ({ database, code, isStood, pending, later }: MigrationPlan): string =>
  [
    `database: version ${database}`,
    `this code: version ${code}${isStood ? '' : ', which does not work with this database'}`,
    ...listOf('would run:', pending),
    ...listOf('by later code:', later),
  ].join('\n')
