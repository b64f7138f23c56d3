import { defineConfig } from 'vitest/config'

const folders = '{packages,shell,mf-*,api,scripts}/**'

/** Where there is an object store: `npm test` looks for one, which takes 270 MB of Debian's packages. */
const objectStore = {
  extends: true as const,
  test: {
    name: 's3',
    include: [`${folders}/*.s3.test.ts`],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // one object store for all files, each with buckets of its own
    globalSetup: ['scripts/testing/object-store-setup.ts'],
    fileParallelism: false,
    sequence: { groupOrder: 2 },
  },
}

export default defineConfig({
  test: {
    environment: 'node',
    globals: false,
    retry: 0,
    // vitest leaves one core to its own main process, which is idle while tests run
    maxWorkers: '100%',
    // honest tests wait for a condition and never sleep: a limit only ends what hangs, on the slowest machine too
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: [
            ...['**/*.browser.test.ts', '**/*.s3.test.ts', '**/node_modules/**', '**/dist/**'],
            'api/src/database/postgres/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          // tests of the API once more, on the other engine, but for those about SQLite's own files
          name: 'postgres',
          env: { TEST_ENGINE: 'postgres' },
          include: ['api/**/*.test.ts'],
          exclude: [
            ...['**/*.browser.test.ts', '**/*.sqlite.test.ts', '**/*.s3.test.ts', '**/node_modules/**'],
            ...['api/src/backup/**', 'api/src/database/sqlite/**'],
          ],
          globalSetup: ['api/src/testing/postgres-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`${folders}/*.browser.test.ts`],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['scripts/testing/browser-setup.ts'],
          // two at once take every core: a release that takes three seconds to come then counts as failed
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      ...(process.env.TEST_OBJECT_STORE ? [objectStore] : []),
    ],
  },
})
