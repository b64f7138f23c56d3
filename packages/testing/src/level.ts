/** Whether `npm run test:all` runs: docs/adr/0026. */
export const isWhole = process.env.TEST_LEVEL === 'all'

/** The cases of a test: all of them with `npm run test:all`, the first ones on every run. */
export const firstOf = <Case>(count: number, cases: readonly Case[]): readonly Case[] =>
  isWhole ? cases : cases.slice(0, count)
