import { defineConfig } from 'vitest/config'

const folders = '{packages,shell,mf-*,api,scripts}/**'

export default defineConfig({
  test: {
    environment: 'node',
    globals: false,
    retry: 0,
    // honest tests wait for a condition and never sleep; a shared machine may take its time to meet it
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [`${folders}/*.browser.test.ts`],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['scripts/testing/browser-setup.ts'],
          // a browser, a site and an API at once are enough for two cores; measured times stay comparable
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
