import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The call of a test that is repeated: see api/src/testing/both-engines.ts. */
const repeated = /\bonBoth\b/

/** Tests of SQL (`*.sql.test.ts`) of which every run repeats some tests on PostgreSQL. */
export const testsOnBothEngines = (root: string): string[] =>
  globSync('api/**/*.sql.test.ts', { cwd: root }).filter((file) =>
    repeated.test(readFileSync(join(root, file), 'utf8')),
  )
