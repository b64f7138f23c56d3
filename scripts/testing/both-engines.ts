import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a test does where the engines differ although they understand the same statements: several calls or processes
 * at once, which SQLite lets write one after another, and words of its own for each engine.
 */
const differing = /\bPromise\.all|\bengine\b|[Ww]orker\b|\bfork\b/

/** Whether the engines may answer a test of SQL differently, although PostgreSQL understands its statements. */
export const needsBothEngines = (source: string): boolean => differing.test(source)

/** Tests of SQL (`*.sql.test.ts`) that every run repeats on PostgreSQL. */
export const testsOnBothEngines = (root: string): string[] =>
  globSync('api/**/*.sql.test.ts', { cwd: root }).filter((file) =>
    needsBothEngines(readFileSync(join(root, file), 'utf8')),
  )
