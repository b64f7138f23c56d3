import { availableParallelism } from 'node:os'
import { endEndlessLoops } from '@calm-rest/remote-cli/endless-loop'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testsOnBothEngines } from './scripts/testing/both-engines.ts'
import { LongFirst } from './scripts/testing/long-first.ts'

const folders = '{packages,shell,mf-*,api,site,demo,art,e2e,lab,scripts}/**'
const outside = ['**/node_modules/**', '**/dist/**']

/** `npm test` runs what every change must not break, `npm run test:all` everything: see docs/adr/0026. */
const isWhole = process.env.TEST_LEVEL === 'all'
const full = ['**/*.full.*test.{ts,tsx}', '**/*.full.test.{ts,tsx}']
/** Long ways through what cheaper tests see in parts: `npm test` runs them where they are asked for. */
const long = ['**/*.long.*test.{ts,tsx}', '**/*.long.test.{ts,tsx}']
/**
 * With a planted fault, the test that each fault fits the current sources says nothing: see
 * scripts/faults/measure.ts.
 */
const plantTests = process.env.PLANTED_FAULT ? ['scripts/faults/**'] : []
const leftOut = [
  ...outside,
  ...(isWhole ? [] : full),
  ...(isWhole || process.env.TEST_LONG ? [] : long),
  ...plantTests,
]

/** Alone, after all others: benchmarks take both cores, and build releases in the folders of the remotes. */
const smoke = 'lab/bench/smoke.full.test.ts'

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    // a file that loads the API anew pays a second for it
    isolate: false,
    globalSetup: ['scripts/testing/worker-setup.ts'],
    include: [`${folders}/*.test.{ts,tsx}`],
    exclude: [
      ...leftOut,
      '**/*.page.test.ts',
      '**/*.browser.test.ts',
      '**/*.s3.test.ts',
      'api/src/core/database/postgres/**',
      smoke,
    ],
  },
}

/**
 * Tests of the API on the other engine: those of PostgreSQL itself, of which one prepares every statement there, and
 * those of SQL (`*.sql.test.ts`) that the engines may answer differently; on the level all every one, but for those
 * about SQLite's own files.
 */
const postgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    isolate: false,
    env: { TEST_ENGINE: 'postgres' },
    include: isWhole
      ? ['api/**/*.test.ts']
      : [...testsOnBothEngines(import.meta.dirname), 'api/src/core/database/postgres/**/*.test.ts'],
    exclude: [
      ...leftOut,
      '**/*.browser.test.ts',
      '**/*.sqlite.test.ts',
      '**/*.s3.test.ts',
      'api/src/operations/backup/**',
      'api/src/core/database/sqlite/**',
    ],
    globalSetup: ['api/src/testing/postgres-setup.ts'],
  },
}

/**
 * Tests of SQL once more on a database that later code has expanded, as in an upgrade: this code has to stand a column that it
 * does not know in every table. It needs no earlier sources, which a clone of one commit lacks; that a migration does no more
 * than that to older code, phases.test.ts sees (ADR 0094).
 */
const expanded: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'expanded',
    isolate: false,
    env: { TEST_EXPANDED: '1' },
    include: ['api/**/*.sql.test.ts'],
    exclude: [...leftOut, 'api/src/desk/declared-tables.sql.test.ts', 'api/src/core/database/**'],
  },
}

/** Pages of the real site: over HTTP alone, and in a browser. */
const site: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'site',
    // its files share a browser's tabs, and what Node made of the kit
    isolate: false,
    include: [`${folders}/*.page.test.ts`, `${folders}/*.browser.test.ts`],
    exclude: leftOut,
    globalSetup: ['scripts/testing/worker-setup.ts', 'scripts/testing/site-setup.ts'],
    sequence: { groupOrder: 1 },
  },
}

const journeys = 'e2e/{around-the-stay,family,guest,owner-*,stay-between-remotes}{,.long}.browser.test.ts'

/**
 * Journeys and states once more, as the translation of a browser leaves the pages. States are looked at as by `npm test`:
 * the other languages and sizes show nothing that a translation breaks.
 */
const translated: TestProjectInlineConfiguration = {
  ...site,
  test: {
    ...site.test,
    name: 'translated',
    include: ['{shell,mf-*}/**/*.browser.test.ts', 'e2e/{desk,embeds,sweep}/*.browser.test.ts', journeys],
    exclude: [...outside, ...full],
    env: { TRANSLATED: '1', TEST_LEVEL: '' },
    sequence: { groupOrder: 3 },
  },
}

/** States, the desk and journeys once more, as extensions of a browser leave the pages before a script runs. */
const extended: TestProjectInlineConfiguration = {
  ...translated,
  test: {
    ...translated.test,
    name: 'extended',
    include: ['e2e/{desk,sweep}/*.browser.test.ts', journeys],
    env: { EXTENDED: '1', TEST_LEVEL: '' },
    sequence: { groupOrder: 4 },
  },
}

const objectStore: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 's3',
    include: [`${folders}/*.s3.test.ts`],
    exclude: outside,
    // one object store for all files, each with buckets of its own
    globalSetup: ['scripts/testing/object-store-setup.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 2 },
  },
}

const benchmarks: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'bench', include: [smoke], exclude: outside, sequence: { groupOrder: 5 } },
}

export default defineConfig({
  test: {
    environment: 'node',
    globals: false,
    retry: 0,
    bail: 10,
    sequence: { sequencer: LongFirst },
    // one more than there are cores: browsers, servers and mails are waited for, too
    maxWorkers: availableParallelism() + 1,
    setupFiles: [
      'packages/testing/src/clean-up-each-file.ts',
      'scripts/testing/seeded-hotel.ts',
      'scripts/testing/processor-time.ts',
      ...(process.env.TEST_RECORD ? ['scripts/testing/record/record-file.ts'] : []),
    ],
    // honest tests wait for a condition and never sleep: limits only end what hangs, on the slowest machine too
    testTimeout: 120_000,
    execArgv: [endEndlessLoops(15_000)],
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      unit,
      postgres,
      site,
      ...(isWhole ? [expanded, translated, extended, benchmarks] : []),
      ...(isWhole || process.env.TEST_OBJECT_STORE ? [objectStore] : []),
    ],
  },
})
