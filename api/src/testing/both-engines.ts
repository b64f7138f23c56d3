import { it as always, describe as group, type TestAPI } from 'vitest'

/** Whether this run repeats on PostgreSQL only what the engines may answer differently. */
const isQuickRepeat = process.env.TEST_ENGINE === 'postgres' && process.env.TEST_LEVEL !== 'all'

const never = Object.assign(() => {}, { each: () => never })

/**
 * A test in a file that has some of `onBoth`: of one call after another, whose statements the engines
 * understand alike. On PostgreSQL it runs by `npm run test:all` alone.
 */
export const it = isQuickRepeat ? (never as unknown as TestAPI) : always

/**
 * A test of what the engines may answer differently although both understand the statements: calls or processes at
 * once, which SQLite lets write one after another; a transaction that fails; words or types of an engine. Every run
 * repeats it on PostgreSQL (scripts/testing/both-engines.ts).
 */
export const onBoth = always

/** Groups tests of such a file; where it is repeated, a group may be left without tests, which counts as a failure. */
export const describe = (title: string, tests: () => void): void =>
  isQuickRepeat ? tests() : void group(title, tests)
