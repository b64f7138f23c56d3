import { expect, it } from 'vitest'
import { foundBy } from './found-by.ts'

it.each([
  [
    'a test of the API',
    ' FAIL  |unit| api/src/core/http/csrf.test.ts > csrf > refuses a form of another site\nAssertionError: no\n1 passed, 1 failed',
    { name: 'api/src/core/http/csrf.test.ts > csrf > refuses a form of another site', level: 'API' },
  ],
  [
    'the first of two tests',
    ' FAIL  |unit| packages/a.test.ts > one\n FAIL  |unit| packages/b.test.tsx > two\n0 passed, 2 failed',
    { name: 'packages/a.test.ts > one', level: 'unit' },
  ],
  [
    'a page test',
    ' FAIL  |site| shell/src/a.page.test.ts > head > names it\n0 passed, 1 failed',
    { name: 'shell/src/a.page.test.ts > head > names it', level: 'page' },
  ],
  [
    'a test in a browser',
    ' FAIL  |site| mf-rooms/src/a.browser.test.ts > wraps\n0 passed, 1 failed',
    { name: 'mf-rooms/src/a.browser.test.ts > wraps', level: 'browser' },
  ],
  [
    'a check',
    'ok      types\nFAILED  words\n\nwords:\nx\n4 passed, 1 failed',
    { name: 'words', level: 'check' },
  ],
  [
    'the hydration check',
    'Error: The page /rooms is not hydrated.\n0 passed, 1 failed',
    { name: 'scripts/testing/assert-hydrates.ts > /rooms', level: 'browser' },
  ],
  [
    'a site that does not start',
    'Error: The site did not start. It said:\n0 passed, 1 failed',
    { name: 'The site did not start. It said:', level: 'check' },
  ],
  ['a run that was ended', ' RUN  v5\n', { name: 'it ended without a tally', level: 'check' }],
])('reads %s', (_what, output, found) => {
  expect(foundBy(output)).toEqual(found)
})

it('knows a run that passed', () => {
  expect(foundBy('ok      types\n 12 passed\n12 passed, 0 failed\n')).toBeUndefined()
})
